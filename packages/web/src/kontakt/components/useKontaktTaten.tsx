import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import {
  type KontaktExportFormat,
  type VerzeichnisZeile,
  hoechstensAuswahl,
  kontaktExportFormate,
  verzeichnisContract,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { useRef, useState } from 'react'
import type { SammelTat } from '../../liste/components/darstellung.ts'
import { download } from '../../shared/download.ts'
import { useTexts } from '../../shared/i18n.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { toastError } from '../../ui/toast.tsx'
import { holeZurueck, loesche, setzeTags, useLiesNeu } from '../kontakt.queries.ts'
import { kontaktTexts } from '../kontakt.texts.ts'

const istKontakt = ({ klient }: VerzeichnisZeile): boolean => klient === null

/** A selection that an action reads when it runs, not when its dialog was opened. */
function useWahl<Wert extends string>(anfang: Wert) {
  const [gewaehlt, setGewaehlt] = useState<Wert>(anfang)
  const jetzt = useRef<Wert>(anfang)
  const waehle = (wert: Wert) => {
    jetzt.current = wert
    setGewaehlt(wert)
  }
  return { gewaehlt, waehle, jetzt }
}

/** What can be done with many contacts at once. Klienten have actions of their own, in their own list. */
export function useKontaktTaten(tags: readonly KontaktTag[]): SammelTat<VerzeichnisZeile>[] {
  const t = useTexts(kontaktTexts)
  const danach = useLiesNeu()
  const tagTaten = useTagTaten(tags)
  const ausgeben = useAusgeben()
  return [
    ...tagTaten,
    ausgeben,
    {
      id: 'loeschen',
      name: t('sammel.loeschen'),
      text: t('sammel.loeschenText'),
      gefahr: true,
      geht: istKontakt,
      tue: ({ id }) => loesche(id),
      zurueck: ({ id }) => holeZurueck(id),
      danach,
    },
  ]
}

/** Gives a tag to many or takes it from them; taken back, each carries what it carried. */
function useTagTaten(tags: readonly KontaktTag[]): SammelTat<VerzeichnisZeile>[] {
  const t = useTexts(kontaktTexts)
  const danach = useLiesNeu()
  const versionen = useRef(new Map<string, number>())
  const { gewaehlt, waehle, jetzt } = useWahl<string>('')
  const [erstes] = tags
  if (erstes === undefined) return []
  const gewaehltes = tags.find(({ id }) => id === gewaehlt) ?? erstes
  const felder = (
    <SelectField
      label={t('liste.tag')}
      choices={tags.map(({ id, title }) => ({ value: id, label: title }))}
      value={gewaehltes.id}
      allowDeselect={false}
      onChange={(id) => waehle(id ?? '')}
    />
  )
  const schreibe = async ({ id, version }: VerzeichnisZeile, neue: readonly string[]) => {
    const kontakt = await setzeTags({ id, version: versionen.current.get(id) ?? version, tags: neue })
    versionen.current.set(id, kontakt.version)
  }
  const tat = (art: 'geben' | 'nehmen', neueVon: (alte: readonly string[], tag: string) => string[]): SammelTat<VerzeichnisZeile> => ({
    id: `tag.${art}`,
    name: t(`sammel.tag.${art}`),
    text: t(`sammel.tag.${art}Text`),
    felder,
    geht: istKontakt,
    tue: (zeile) => {
      versionen.current.delete(zeile.id)
      return schreibe(zeile, neueVon(zeile.tags, jetzt.current === '' ? gewaehltes.id : jetzt.current))
    },
    zurueck: (zeile) => schreibe(zeile, zeile.tags),
    danach,
  })
  return [tat('geben', (alte, tag) => [...new Set([...alte, tag])]), tat('nehmen', (alte, tag) => alte.filter((einer) => einer !== tag))]
}

const endungen: Record<KontaktExportFormat, string> = { csv: 'csv', xlsx: 'xlsx', vcard4: 'vcf', vcard3: 'vcf' }

/** One file of all that were selected. */
function useAusgeben(): SammelTat<VerzeichnisZeile> {
  const t = useTexts(kontaktTexts)
  const { gewaehlt, waehle, jetzt } = useWahl<KontaktExportFormat>('csv')
  const gemeinte = useRef<string[]>([])
  const gibHeraus = () => {
    const ids = gemeinte.current.splice(0)
    const fileName = `kontakte.${endungen[jetzt.current]}`
    return ids.length === 0
      ? Promise.resolve()
      : download(verzeichnisContract.exportieren, { query: { ids, format: jetzt.current }, fileName })
  }
  return {
    id: 'ausgeben',
    name: t('sammel.ausgeben'),
    text: t('sammel.ausgebenText', { anzahl: hoechstensAuswahl }),
    felder: (
      <SelectField
        label={t('sammel.format')}
        searchable={false}
        allowDeselect={false}
        choices={kontaktExportFormate.map((value) => ({ value, label: t(`sammel.formate.${value}`) }))}
        value={gewaehlt}
        onChange={(format) => waehle(format ?? 'csv')}
      />
    ),
    geht: istKontakt,
    tue: async ({ id }) => {
      if (gemeinte.current.length >= hoechstensAuswahl) throw new Error(t('sammel.zuViele', { anzahl: hoechstensAuswahl }))
      gemeinte.current.push(id)
    },
    danach: () => gibHeraus().catch(toastError),
  }
}
