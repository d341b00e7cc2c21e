import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'

/** Steps that can be taken with several orders at once. */
export const sammelSchritte = ['verordnen', 'annehmen', 'bereitstellen'] as const satisfies readonly PersonenHandlung[]
export type SammelSchritt = (typeof sammelSchritte)[number]
