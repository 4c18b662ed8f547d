import { api } from "../client/api.ts";
import type { HooksOf } from "../client/hooks.ts";
import { withSchema } from "../client/with-schema.ts";
import { StatementAnswer } from "./schemas.ts";

/** The page of a list, from 1, and the page size (§9: 10). */
export interface Page {
  page: number;
  limit: number;
}

/** The statement of a member's money (§7). */
export const statementApi = api.enhanceEndpoints({ addTagTypes: ["wallet"] }).injectEndpoints({
  endpoints: (build) => ({
    /**
     * A page of the statement, newest first. `language` is that of the descriptions, for a page that stays open
     * while it changes.
     */
    getStatement: build.query({
      query: ({ language, ...body }: Page & { language?: string }) => ({
        path: "/api/statement",
        method: "POST",
        effect: { kind: "read" },
        body,
        ...(language !== undefined && { language }),
      }),
      ...withSchema(StatementAnswer, "StatementAnswer"),
      // Every movement of money adds an entry.
      providesTags: ["wallet"],
    }),
  }),
});

export const { useGetStatementQuery }: HooksOf<typeof statementApi> = statementApi;
