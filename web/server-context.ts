import { createContext } from 'react-router';
import type { AskNumbers } from '#infra/http/leads.ts';
import type { ReadApi } from '#read-api/read-api.ts';

/** What the server hands to loaders with each request. */
export const readApiContext = createContext<ReadApi>();

/** The address that visitors use (`https://sokoni.example`); the request's own when it is not known. */
export const originContext = createContext<string | null>(null);

/** The id that the logs know this request by, shown on error pages. */
export const referenceContext = createContext<string | null>(null);

/** Asks for a company's numbers: they are limited for each address, and counted. */
export const leadContext = createContext<AskNumbers>();
