import { parse } from "yaml";

interface WorkflowStep {
  readonly uses?: string;
  readonly run?: string;
}

interface Job {
  readonly "timeout-minutes"?: number;
  readonly "runs-on"?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly WorkflowStep[];
}

interface Workflow {
  readonly name?: string;
  readonly on?: object | string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: object;
  readonly jobs?: Readonly<Record<string, Job>>;
}

/** Text that others write, such as the title of a pull request: in a command it would be run. */
const FOREIGN = /\$\{\{[^}]*github\.(?:event\.[^}]*(?:title|body|name|ref|label|message)|head_ref)/;

/**
 * What is wrong with a workflow of GitHub Actions: a job without a time limit or on a moving system, more permissions than
 * reading for all jobs, an action without a version, a script that `package.json` has not, a foreign text in a command.
 */
export function faultsOfWorkflow(text: string, scripts: readonly string[]): string[] {
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs ?? {});
  const readsOnly = Object.values(workflow.permissions ?? { all: "write" }).every(
    (right) => right === "read",
  );
  return [
    ...(workflow.name === undefined ? ["it has no name"] : []),
    ...(workflow.on === undefined ? ["nothing starts it"] : []),
    ...(workflow.concurrency === undefined ? ["two runs of it may overlap: it has no concurrency"] : []),
    ...(readsOnly ? [] : ["all its jobs may write: grant that to a job"]),
    ...(jobs.length === 0 ? ["it has no jobs"] : []),
    ...jobs.flatMap(([name, job]) => faultsOfJob(job, scripts).map((fault) => `${name}: ${fault}`)),
  ];
}

function faultsOfJob(job: Job, scripts: readonly string[]): string[] {
  return [
    ...(job["timeout-minutes"] === undefined ? ["it has no time limit"] : []),
    ...((job["runs-on"] ?? "-latest").endsWith("-latest") ? ["its system changes without a commit"] : []),
    ...(job.steps ?? []).flatMap((step) => faultsOfStep(step, scripts)),
  ];
}

function faultsOfStep({ uses, run }: WorkflowStep, scripts: readonly string[]): string[] {
  const asked = [...(run ?? "").matchAll(/\bnpm (?:run (?<name>[\w:]+)|(?<short>test|start)\b)/g)].map(
    ({ groups }) => groups?.["name"] ?? groups?.["short"] ?? "",
  );
  return [
    ...((uses === undefined) === (run === undefined)
      ? ["a step either uses an action or runs a command"]
      : []),
    ...(uses !== undefined && !/@(?:v\d+|[0-9a-f]{40})$/.test(uses) ? [`${uses} has no version`] : []),
    ...asked.filter((name) => !scripts.includes(name)).map((name) => `package.json has no script ${name}`),
    ...(run !== undefined && FOREIGN.test(run) ? ["a text of others stands in a command"] : []),
  ];
}
