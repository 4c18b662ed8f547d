import { Search, SearchX } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { GameCard, type GameCardAccount, type GameCardLabels } from "../../carousel/GameCard.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { TextField } from "../../field/TextField.tsx";
import type { Loadable } from "../../loadable/loadable.ts";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { EmptyState } from "../../state/EmptyState.tsx";
import { VisuallyHidden } from "../../visually-hidden/VisuallyHidden.tsx";
import styles from "./GamesDialog.module.css";

/** A game account, found by its name or its code. */
export interface ListedGame {
  readonly code: string;
  readonly account: GameCardAccount;
}

/** The games of one kind. */
export interface GameGroup {
  readonly heading: string;
  readonly games: readonly ListedGame[];
}

/** All games, with the texts of their cards. */
export interface GamesDialogProps {
  readonly content: Loadable<readonly GameGroup[]>;
  readonly labels: GameCardLabels;
  readonly onOpen: (code: string) => void;
  readonly onClose: () => void;
}

const SAMPLE: readonly GameGroup[] = [
  {
    heading: SAMPLE_TEXT,
    games: Array.from({ length: 8 }, (_, at) => ({
      code: String(at),
      account: {
        name: SAMPLE_TEXT,
        logo: null,
        background: null,
        opening: { kind: "active", balance: SAMPLE_AMOUNT, rate: 1 },
      },
    })),
  },
];

/** All game accounts by group, with a search: what the carousels show one after another. */
export function GamesDialog({ content, labels, onOpen, onClose }: GamesDialogProps) {
  const { t } = useTranslation(["game", "dialogs"]);
  const [search, setSearch] = useState("");
  const shown = content.kind === "ready" ? found(content.data, search) : [];
  const count = shown.reduce((sum, { games }) => sum + games.length, 0);
  return (
    <Dialog title={t("dialogs:games")} size="large" steady onClose={onClose}>
      <div className={styles.content}>
        <TextField
          label={t("search.label")}
          icon={Search}
          enterKeyHint="search"
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={setSearch}
        />
        {/* It must exist before its text, which is only then announced. */}
        <VisuallyHidden>
          <output>
            {content.kind === "ready" &&
              search.trim() !== "" &&
              (count === 0 ? t("search.none") : t("search.found", { count }))}
          </output>
        </VisuallyHidden>
        <LoadableContent
          content={content}
          skeleton={
            <ContentSkeleton>
              <Groups groups={SAMPLE} labels={labels} onOpen={onOpen} />
            </ContentSkeleton>
          }
        >
          {() => <Groups groups={shown} labels={labels} onOpen={onOpen} />}
        </LoadableContent>
      </div>
    </Dialog>
  );
}

function Groups({
  groups,
  labels,
  onOpen,
}: Pick<GamesDialogProps, "labels" | "onOpen"> & { groups: readonly GameGroup[] }) {
  const { t } = useTranslation("game");
  if (groups.length === 0) return <EmptyState title={t("search.none")} icon={SearchX} />;
  return groups.map(({ heading, games }) => (
    <section key={heading} className={styles.group} aria-label={heading}>
      <h3 className={styles.heading}>{heading}</h3>
      <ul className={styles.grid}>
        {games.map(({ code, account }) => (
          <li key={code} className={styles.cell}>
            <GameCard
              account={account}
              labels={labels}
              place={{ tabIndex: 0, loadImages: true }}
              onOpen={() => onOpen(code)}
            />
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The games whose name or code has the text, in any case; groups without one are left out. */
function found(groups: readonly GameGroup[], search: string): readonly GameGroup[] {
  const text = search.trim().toLowerCase();
  return groups
    .map(({ heading, games }) => ({
      heading,
      games: games.filter(({ code, account }) =>
        [account.name, code].some((name) => name.toLowerCase().includes(text)),
      ),
    }))
    .filter(({ games }) => games.length > 0);
}
