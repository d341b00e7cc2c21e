import { klientEreignisArten } from '@dreiklang/domain/bestellung/ereignis'
import { handlungSchemas, type PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { useTexts } from '../../shared/i18n.ts'
import { ereignisseTexts } from '../ereignisse.texts.ts'
import { stepsTexts } from '../steps.texts.ts'

const weitere = ['anlegen', 'aendern', 'rezeptAblaufen', 'fristWarnen', 'eskalieren', 'notfallMelden', ...klientEreignisArten] as const

const isHandlung = (art: string): art is PersonenHandlung => art in handlungSchemas

export function useDone(): (art: string) => string {
  const s = useTexts(stepsTexts)
  const e = useTexts(ereignisseTexts)
  return (art) => {
    if (isHandlung(art)) return s(`getan.${art}`)
    const andere = weitere.find((eine) => eine === art)
    return andere === undefined ? art : e(`art.${andere}`)
  }
}
