import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'

/** Steps that can be taken with several orders at once. */
export const sammelSteps = ['verordnen', 'annehmen', 'bereitstellen'] as const satisfies readonly PersonenHandlung[]
export type SammelStep = (typeof sammelSteps)[number]
