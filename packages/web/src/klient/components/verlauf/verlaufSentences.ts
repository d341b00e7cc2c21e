import { abwesenheitArten } from '@dreiklang/domain/klient/abwesenheit'
import { dokumentArten } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungArten } from '@dreiklang/domain/klient/klient'
import { type VerlaufEntry, erzaehlteBesuchsschritte, toldSteps } from '@dreiklang/domain/klient/verlauf.contract'
import { z } from 'zod'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { akteTexts } from '../../akte.texts.ts'
import { klientTexts } from '../../klient.texts.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { fields, zugangFields } from '../akte/fields.ts'

/** A value that an entry lacks: then it is not shown. */
const vielleicht = <S extends z.ZodType>(schema: S) => schema.nullable().catch(null)

const angabenSchema = z.object({
  nummer: vielleicht(z.string()),
  bezeichnung: vielleicht(z.string()),
  bestellung: vielleicht(z.string()),
  einwilligung: vielleicht(z.enum(einwilligungArten)),
  durch: vielleicht(z.string()),
  tag: vielleicht(z.string()),
  apotheke: vielleicht(z.string()),
  abwesenheit: vielleicht(z.enum(abwesenheitArten)),
  dokument: vielleicht(z.enum(dokumentArten)),
  grund: vielleicht(z.string()),
  felder: vielleicht(z.array(z.string())),
})

function useFieldName(): (field: string) => string {
  const t = useTexts(akteTexts)
  return (field) => {
    const bekanntes = [...Object.values(fields).flat(), ...zugangFields].find(({ name }) => name === field)
    return bekanntes === undefined ? field : t(`feld.${bekanntes.name}`)
  }
}

export function useVerlaufSentences(): (entry: VerlaufEntry) => { titel: string; worte: string[] } {
  const t = useTexts(verlaufTexts)
  const k = useTexts(klientTexts)
  const fieldName = useFieldName()
  return ({ art, was, angaben }) => {
    const a = angabenSchema.parse(angaben)
    const tag = a.tag === null ? '' : formatDate(a.tag)
    const erklaert = a.durch === null ? [] : [t('verlauf.erklaert', { durch: a.durch, tag })]
    switch (art) {
      case 'BESTELLUNG': {
        const step = toldSteps.find((einer) => einer === was)
        const word = step === undefined ? was : t(`verlauf.was.${step}`)
        return {
          titel: t('verlauf.bestellung', { nummer: a.nummer ?? '', was: word }),
          worte: a.bezeichnung === null ? [] : [a.bezeichnung],
        }
      }
      case 'HAUSBESUCH': {
        const step = erzaehlteBesuchsschritte.find((einer) => einer === was)
        const word = step === undefined ? was : t(`verlauf.besuch.${step}`)
        return {
          titel: t('verlauf.hausbesuch', { nummer: a.nummer ?? '', was: word }),
          worte: [
            ...(a.bestellung === null ? [] : [t('verlauf.zurBestellung', { nummer: a.bestellung })]),
            ...(a.tag === null ? [] : [t('verlauf.fuerTag', { tag })]),
          ],
        }
      }
      case 'EINWILLIGUNG': {
        const einwilligung = a.einwilligung === null ? '' : k(`einwilligungArt.${a.einwilligung}`)
        return { titel: t(was === 'widerrufen' ? 'verlauf.widerrufen' : 'verlauf.erteilt', { einwilligung }), worte: erklaert }
      }
      case 'APOTHEKENWAHL':
        return { titel: a.apotheke === null ? t('verlauf.beendet') : t('verlauf.gewaehlt', { apotheke: a.apotheke }), worte: erklaert }
      case 'ABWESENHEIT': {
        if (was === 'zurueck') return { titel: t('verlauf.zurueck'), worte: [t('verlauf.am', { tag })] }
        const abwesenheit = a.abwesenheit === null ? '' : t(`abwesenheit.arten.${a.abwesenheit}`)
        if (was === 'geplant' || was === 'abgesagt')
          return { titel: t(`verlauf.${was}`, { abwesenheit }), worte: [t('verlauf.ab', { tag })] }
        return { titel: t('verlauf.begonnen', { abwesenheit }), worte: [t('verlauf.seit', { tag })] }
      }
      case 'DOKUMENT': {
        const dokument = a.dokument === null ? '' : t(`dokument.arten.${a.dokument}`)
        const grund = a.grund === null ? [] : [t('verlauf.grund', { grund: a.grund })]
        return { titel: t(was === 'geloescht' ? 'verlauf.geloescht' : 'verlauf.abgelegt', { dokument }), worte: grund }
      }
      case 'AKTE': {
        const geaendert =
          a.felder === null || a.felder.length === 0 ? [] : [t('verlauf.felder', { felder: a.felder.map(fieldName).join(', ') })]
        return { titel: t(was === 'klient.create' ? 'verlauf.aufgenommen' : 'verlauf.geaendert'), worte: geaendert }
      }
    }
  }
}
