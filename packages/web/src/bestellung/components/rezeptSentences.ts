import { genehmigungen } from '@dreiklang/domain/bestellung/kostentraeger'
import { z } from 'zod'
import { formatDate } from '../../shared/format.ts'
import { useEreignisseTexts, useRezeptTexts } from '../onDemand.texts.ts'

const told = z.object({
  andereFrist: z.object({ berechnet: z.string().nullable(), grund: z.string() }).optional().catch(undefined),
  teile: z.number().optional().catch(undefined),
  rezeptblatt: z.enum(['EINES', 'EIGENE']).optional().catch(undefined),
  mitBlatt: z.boolean().optional().catch(undefined),
  entscheid: z.enum(genehmigungen).optional().catch(undefined),
  nummer: z.string().optional().catch(undefined),
  erfragenAm: z.string().optional().catch(undefined),
})

/** What an event says of another last day, of parts, and of the Krankenkasse. */
export function useRezeptSentences(): (angaben: Record<string, unknown>) => string[] {
  const e = useEreignisseTexts()
  const r = useRezeptTexts()
  const ofFrist = ({ berechnet, grund }: { berechnet: string | null; grund: string }) =>
    berechnet === null ? e('andereFrist', { grund }) : e('andereFristStatt', { tag: formatDate(berechnet), grund })
  return (angaben) => {
    const { andereFrist, teile, rezeptblatt, mitBlatt, entscheid, nummer, erfragenAm } = told.parse(angaben)
    return [
      andereFrist === undefined ? '' : ofFrist(andereFrist),
      teile === undefined ? '' : e('teile', { count: teile }),
      rezeptblatt === undefined ? '' : r(`blatt.gesagt.${rezeptblatt}`),
      mitBlatt === true ? r('blatt.mitBewegt') : '',
      entscheid === undefined ? '' : r(`kasse.entscheid.${entscheid}`),
      entscheid === undefined || nummer === undefined ? '' : r('kasse.nr', { nummer }),
      erfragenAm === undefined ? '' : r('kasse.erfragen', { tag: formatDate(erfragenAm) }),
    ]
  }
}
