import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'

export const sammelSteps = ['verordnen', 'annehmen', 'bereitstellen'] as const satisfies readonly PersonenHandlung[]
export type SammelStep = (typeof sammelSteps)[number]
