/** Programs of an organisation that read and write in its name, and what their tokens look like. */
import type { OrganisationArt, Rolle } from '../shared/akteur.ts'
import { type Scope, scopes } from '../shared/machineCalls.ts'

/** In front of every token, so that scanners of sources and mails recognise a leaked one. */
export const tokenMark = 'dreiklang'

/** Mark, the part by which it is found and shown, and 256 bits of chance. */
const tokenForm = /^dreiklang_([0-9a-f]{12})_[\w-]{43}$/

/** The part of a token that may be shown; null for what is no token of a machine. */
export const prefixOf = (token: string): string | null => tokenForm.exec(token)?.[1] ?? null

export const maxMachines = 20
export const maxDays = 365
/** How long a former token works beside the new one: the program can be changed over without a gap. */
export const overlaps = [0, 1, 24, 168] as const
/** Of one token, on one server. */
export const callsPerMinute = 300

const roles: Readonly<Record<OrganisationArt, Rolle>> = {
  PFLEGEDIENST: 'ROLE_PFLEGER',
  APOTHEKE: 'ROLE_APOTHEKER',
  ARZTPRAXIS: 'ROLE_ARZT',
}

/** A machine acts with the role of the staff, never with that of the head. */
export const roleOf = (art: OrganisationArt): Rolle => roles[art]

/** Who stands in timelines and in the audit trail; the same in every language. */
export const nameOfMachine = (name: string): string => `${name} (API)`

/** What a program of a house can be given at all: clients and drafts of orders belong to the nursing service. */
export const scopesOf = (art: OrganisationArt): readonly Scope[] =>
  art === 'PFLEGEDIENST' ? scopes : scopes.filter((scope) => scope !== 'bestellung:write' && scope !== 'klient:read')
