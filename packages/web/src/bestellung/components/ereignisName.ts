import { klientEreignisArten } from '@dreiklang/domain/bestellung/ereignis'
import { handlungSchemas, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { useEreignisseTexts, useStepsTexts } from '../bestellung.texts.ts'

const further = ['anlegen', 'aendern', 'rezeptAblaufen', 'fristWarnen', 'eskalieren', 'notfallMelden', ...klientEreignisArten] as const

const isHandlung = (art: string): art is PersonenHandlung => art in handlungSchemas

export function useDone(): (art: string) => string {
  const s = useStepsTexts()
  const e = useEreignisseTexts()
  return (art) => {
    if (isHandlung(art)) return s(`getan.${art}`)
    const others = further.find((one) => one === art)
    return others === undefined ? art : e(`art.${others}`)
  }
}
