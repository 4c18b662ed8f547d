/** Two soft tones, in hertz and seconds. */
const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.14 },
] as const;
const LENGTH = 0.28;
const VOLUME = 0.08;

/** In milliseconds: of tabs that get the same message, one sounds. */
const ONE_TAB_FOR = 2_000;

let context: AudioContext | undefined;

/** Sounds once among this browser's tabs. A browser that allows no sound yet stays silent. */
export async function chime(): Promise<void> {
  await navigator.locks.request("member-wallet chat sound", { ifAvailable: true }, async (lock) => {
    if (lock === null) return;
    await play();
    await new Promise((done) => setTimeout(done, ONE_TAB_FOR));
  });
}

async function play() {
  context ??= new AudioContext();
  // Without a press on this page since it loaded, it stays suspended, and sounds at nobody later.
  void context.resume();
  if (context.state !== "running" && !navigator.userActivation.hasBeenActive) return;
  for (const { frequency, at } of TONES) tone(context, frequency, context.currentTime + at);
}

function tone(audio: AudioContext, frequency: number, start: number) {
  const [oscillator, gain] = [audio.createOscillator(), audio.createGain()];
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + LENGTH);
}
