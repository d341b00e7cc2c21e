import type { PersonAngaben } from '@dreiklang/domain/personal/personal.contract'
import type { Rolle } from '@dreiklang/domain/shared/akteur'

export interface PersonValues {
  rolle: Rolle | null
  beruf: PersonAngaben['beruf'] | null
  lanr: string
}

/** The fields as the contract has them: only doctors have an LANR, and only some of them. */
export function personAbbild({ rolle, beruf, lanr }: PersonValues) {
  return { rolle, beruf, lanr: beruf === 'ARZT' && lanr.trim() !== '' ? lanr : null }
}
