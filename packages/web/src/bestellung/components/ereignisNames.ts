/** What an event is called: who did it, and in a word what was done. */
import { abweichungEreignis, klientEreignisArten } from '@dreiklang/domain/bestellung/ereignis'
import { isPersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { EreignisAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useStepsTexts } from '../bestellung.texts.ts'
import { useEreignisseTexts } from '../onDemand.texts.ts'

const further = [
  'anlegen',
  'aendern',
  'rezeptAblaufen',
  'fristWarnen',
  'eskalieren',
  'notfallMelden',
  'genehmigungErfragen',
  abweichungEreignis,
  ...klientEreignisArten,
] as const
const isFurther = (art: string): art is (typeof further)[number] => further.some((one) => one === art)

/** Who did what: "Jonas Meyer hat die Bestellung gesendet"; what happens by itself has nobody. An older server may tell what this screen does not know. */
export function useEreignisTitle(): (ereignis: Pick<EreignisAnswer, 'art' | 'person' | 'organisation' | 'seite'>) => string {
  const e = useEreignisseTexts()
  return ({ art, person, organisation, seite }) => {
    if (art === 'eingangBestaetigen' && seite === 'UHR') return e('satzUhr.eingangBestaetigen')
    const wer = person ?? organisation ?? e(`werSeite.${seite}`)
    // The nursing service passes the order on; the pharmacy says by the same step that the prescription has come.
    if (art === 'anApothekeGeben' && seite === 'APOTHEKE') return e('satzApotheke.anApothekeGeben', { wer })
    return isPersonenHandlung(art) || isFurther(art) ? e(`satz.${art}`, { wer }) : art
  }
}

export function useDone(): (art: string) => string {
  const s = useStepsTexts()
  const e = useEreignisseTexts()
  return (art) => {
    if (isPersonenHandlung(art)) return s(`getan.${art}`)
    return isFurther(art) ? e(`art.${art}`) : art
  }
}
