import type { KontaktTag } from '@dreiklang/domain/kontakt/kontakt.contract'
import {
  type KontaktExportFormat,
  type VerzeichnisListRow,
  maxSelected,
  kontaktExportFormate,
  verzeichnisContract,
} from '@dreiklang/domain/kontakt/verzeichnis.contract'
import { useRef, useState } from 'react'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import type { SammelTat } from '../../liste/components/view.ts'
import { download } from '../../shared/download.ts'
import { toastError } from '../../ui/toast.tsx'
import { restore, deleteKontakt, setTags, useReadAgain } from '../kontakt.queries.ts'
import { useKontaktTexts } from '../kontakt.texts.ts'

const isKontakt = ({ klient }: VerzeichnisListRow): boolean => klient === null

/** A selection that an action reads when it runs, not when its dialog was opened. */
function useChoice<Value extends string>(start: Value) {
  const [gewaehlt, setGewaehlt] = useState<Value>(start)
  const now = useRef<Value>(start)
  const waehle = (value: Value) => {
    now.current = value
    setGewaehlt(value)
  }
  return { gewaehlt, waehle, now }
}

export function useKontaktTaten(tags: readonly KontaktTag[]): SammelTat<VerzeichnisListRow>[] {
  const t = useKontaktTexts()
  const danach = useReadAgain()
  const tagTaten = useTagTaten(tags)
  const ausgeben = useExport()
  return [
    ...tagTaten,
    ausgeben,
    {
      id: 'loeschen',
      name: t('sammel.loeschen'),
      text: t('sammel.loeschenText'),
      gefahr: true,
      geht: isKontakt,
      run: ({ id }) => deleteKontakt(id),
      zurueck: ({ id }) => restore(id),
      danach,
    },
  ]
}

function useTagTaten(tags: readonly KontaktTag[]): SammelTat<VerzeichnisListRow>[] {
  const t = useKontaktTexts()
  const danach = useReadAgain()
  const versionen = useRef(new Map<string, number>())
  const { gewaehlt, waehle, now } = useChoice<string>('')
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
  const write = async ({ id, version }: VerzeichnisListRow, added: readonly string[]) => {
    const kontakt = await setTags({ id, version: versionen.current.get(id) ?? version, tags: added })
    versionen.current.set(id, kontakt.version)
  }
  const tat = (art: 'geben' | 'nehmen', newOf: (alte: readonly string[], tag: string) => string[]): SammelTat<VerzeichnisListRow> => ({
    id: `tag.${art}`,
    name: t(`sammel.tag.${art}`),
    text: t(`sammel.tag.${art}Text`),
    felder,
    geht: isKontakt,
    run: (row) => {
      versionen.current.delete(row.id)
      return write(row, newOf(row.tags, now.current === '' ? gewaehltes.id : now.current))
    },
    zurueck: (row) => write(row, row.tags),
    danach,
  })
  return [tat('geben', (alte, tag) => [...new Set([...alte, tag])]), tat('nehmen', (alte, tag) => alte.filter((one) => one !== tag))]
}

const endungen: Record<KontaktExportFormat, string> = { csv: 'csv', xlsx: 'xlsx', vcard4: 'vcf', vcard3: 'vcf' }

function useExport(): SammelTat<VerzeichnisListRow> {
  const t = useKontaktTexts()
  const { gewaehlt, waehle, now } = useChoice<KontaktExportFormat>('csv')
  const gemeinte = useRef<string[]>([])
  const release = () => {
    const ids = gemeinte.current.splice(0)
    const fileName = `kontakte.${endungen[now.current]}`
    return ids.length === 0
      ? Promise.resolve()
      : download(verzeichnisContract.exportieren, { query: { ids, format: now.current }, fileName })
  }
  return {
    id: 'ausgeben',
    name: t('sammel.ausgeben'),
    text: t('sammel.ausgebenText', { anzahl: maxSelected }),
    felder: (
      <SelectField
        label={t('sammel.format')}
        few
        choices={choicesOf(kontaktExportFormate, (value) => t(`sammel.formate.${value}`))}
        value={gewaehlt}
        onChange={(format) => waehle(format ?? 'csv')}
      />
    ),
    geht: isKontakt,
    run: async ({ id }) => {
      if (gemeinte.current.length >= maxSelected) throw new Error(t('sammel.zuViele', { anzahl: maxSelected }))
      gemeinte.current.push(id)
    },
    danach: () => release().catch(toastError),
  }
}
