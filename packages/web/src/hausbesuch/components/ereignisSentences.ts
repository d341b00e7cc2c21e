import { ablehnGruende, absageGruende, furtherVorgehen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { EreignisAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import { z } from 'zod'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { begriffeTexts } from '../begriffe.texts.ts'
import { hausbesuchTexts } from '../hausbesuch.texts.ts'

const zeit = z.object({ datum: z.string(), uhrzeit: z.string() })
const form = z.object({
  zeit: zeit.optional().catch(undefined),
  vorher: zeit.nullish().catch(null),
  personen: z.array(z.string()).catch([]),
  vorherPersonen: z.array(z.string()).optional().catch(undefined),
  grund: z.string().nullish().catch(null),
  text: z.string().nullish().catch(null),
  weiteresVorgehen: z.enum(furtherVorgehen).nullish().catch(null),
  geschehenAm: z.iso.datetime().optional().catch(undefined),
})

export function useEreignisSentences(): (ereignis: EreignisAnswer) => string[] {
  const t = useTexts(hausbesuchTexts)
  const b = useTexts(begriffeTexts)
  const um = ({ datum, uhrzeit }: z.infer<typeof zeit>) => t('verlauf.um', { tag: formatDate(datum), uhrzeit })
  const grundWord = (grund: string) => {
    const ablehnung = ablehnGruende.find((einer) => einer === grund)
    if (ablehnung !== undefined) return b(`ablehnGrund.${ablehnung}`)
    const absage = absageGruende.find((einer) => einer === grund)
    return absage === undefined ? grund : b(`absageGrund.${absage}`)
  }
  return ({ angaben }) => {
    const { zeit: neu, vorher, personen, vorherPersonen, grund, text, weiteresVorgehen, geschehenAm } = form.parse(angaben)
    const verschoben = neu !== undefined && vorher && um(vorher) !== um(neu)
    const umbesetzt = vorherPersonen !== undefined && vorherPersonen.join() !== personen.join()
    return [
      ...(neu === undefined ? [] : [verschoben ? t('verlauf.vorher', { neu: um(neu), alt: um(vorher) }) : um(neu)]),
      ...(personen.length === 0
        ? []
        : [umbesetzt ? t('verlauf.vorher', { neu: personen.join(', '), alt: vorherPersonen.join(', ') }) : personen.join(', ')]),
      ...(grund ? [t('verlauf.grund', { grund: grundWord(grund) })] : []),
      ...(text ? [text] : []),
      ...(geschehenAm === undefined ? [] : [t('verlauf.geschehen', { zeit: formatDateTime(geschehenAm) })]),
      ...(weiteresVorgehen ? [b(`vorgehen.${weiteresVorgehen}`)] : []),
    ]
  }
}
