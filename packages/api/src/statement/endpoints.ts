import { api } from "../client/api.ts";
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
    getStatement: build.query({
      query: (body: Page) => ({ path: "/api/statement", method: "POST", effect: { kind: "read" }, body }),
      ...withSchema(StatementAnswer, "StatementAnswer"),
      // Every movement of money adds an entry.
      providesTags: ["wallet"],
    }),
  }),
});

export const { useGetStatementQuery } = statementApi;
