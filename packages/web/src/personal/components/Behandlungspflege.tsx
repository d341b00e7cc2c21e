/** Which groups of Behandlungspflege a person may do: one row for each, with its proof; groups 3 and 4 follow from the qualification alone. */
import {
  type Erlaubnis,
  erlaubbareGruppen,
  isProven,
  leistungsgruppen,
  mayLearnBehandlung,
} from '@dreiklang/domain/personal/behandlungspflege'
import { isFachkraft } from '@dreiklang/domain/shared/rechte'
import type { Qualifikation } from '@dreiklang/domain/personal/personal'
import { Checkbox } from '../../form/Checkbox.tsx'
import { DateField } from '../../form/DateField.tsx'
import { TextField } from '../../form/TextField.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { formatDate } from '../../shared/format.ts'
import { Table } from '../../ui/Table.tsx'
import { Group, Note, Stack, Text } from '../../ui/layout.tsx'
import { useAkteTexts } from '../personal.texts.ts'

/** As the fields of a form hold it: one for each group that may be given. */
export interface ErlaubnisValues {
  gruppe: (typeof erlaubbareGruppen)[number]
  erlaubt: boolean
  nachweis: string
  von: string | null
  bis: string | null
}

export const showErlaubnisse = (all: readonly Erlaubnis[]): ErlaubnisValues[] =>
  erlaubbareGruppen.map((gruppe) => {
    const found = all.find((one) => one.gruppe === gruppe)
    return { gruppe, erlaubt: found !== undefined, nachweis: found?.nachweis ?? '', von: found?.von ?? null, bis: found?.bis ?? null }
  })

export const readErlaubnisse = (values: readonly ErlaubnisValues[]): Erlaubnis[] =>
  values.flatMap(({ erlaubt, nachweis, ...rest }) =>
    erlaubt ? [{ ...rest, nachweis: nachweis.trim() === '' ? null : nachweis.trim() }] : [],
  )

interface BehandlungspflegeFieldsProps {
  qualifikation: Qualifikation | null
  values: readonly ErlaubnisValues[]
  field: SchemaForm<{ behandlungspflege: ErlaubnisValues[] }>['field']
  onChange: (values: ErlaubnisValues[]) => void
}

export function BehandlungspflegeFields({ qualifikation, values, field, onChange }: BehandlungspflegeFieldsProps) {
  const t = useAkteTexts()
  if (isFachkraft(qualifikation)) return <Note>{t('gruppe.fachkraft')}</Note>
  if (!mayLearnBehandlung(qualifikation)) return <Note>{t('gruppe.keine')}</Note>
  const change = (i: number, what: Partial<ErlaubnisValues>) => onChange(values.map((one, j) => (i === j ? { ...one, ...what } : one)))
  // The body holds only what is allowed: an error of its first row may be the second one here.
  const error = (i: number, name: string) =>
    field(`behandlungspflege.${values.slice(0, i).filter(({ erlaubt }) => erlaubt).length}.${name}`).error
  return (
    <Stack gap="xs" role="group" aria-label={t('gruppe.titel')}>
      <Text fw={500}>{t('gruppe.titel')}</Text>
      {qualifikation === null && <Note>{t('gruppe.unbekannt')}</Note>}
      {values.map((one, i) => (
        <Stack key={one.gruppe} gap="xs">
          <Checkbox
            label={t('gruppe.erlaubt', { gruppe: one.gruppe })}
            checked={one.erlaubt}
            onChange={(event) => change(i, { erlaubt: event.currentTarget.checked })}
          />
          {one.erlaubt && (
            <Group gap="sm" align="flex-start">
              <TextField
                label={t('gruppe.nachweis', { gruppe: one.gruppe })}
                value={one.nachweis}
                error={error(i, 'nachweis')}
                maxLength={120}
                autoComplete="off"
                onChange={(event) => change(i, { nachweis: event.currentTarget.value })}
              />
              <DateField label={t('gruppe.von')} value={one.von} error={error(i, 'von')} onChange={(von) => change(i, { von })} />
              <DateField label={t('gruppe.bis')} value={one.bis} error={error(i, 'bis')} onChange={(bis) => change(i, { bis })} />
            </Group>
          )}
          {one.erlaubt && (one.nachweis.trim() === '' || one.von === null) && <Note>{t('gruppe.nachweisFehlt')}</Note>}
        </Stack>
      ))}
      <Note>{t('gruppe.nurFachkraft')}</Note>
    </Stack>
  )
}

interface Row {
  gruppe: number
  erlaubnis: Erlaubnis | undefined
}

/** What may be read by whoever does not write it. */
export function BehandlungspflegeTable({ qualifikation, all }: { qualifikation: Qualifikation | null; all: readonly Erlaubnis[] }) {
  const t = useAkteTexts()
  if (isFachkraft(qualifikation)) return <Note>{t('gruppe.fachkraft')}</Note>
  if (!mayLearnBehandlung(qualifikation)) return <Note>{t('gruppe.keine')}</Note>
  const rows: Row[] = leistungsgruppen.map((gruppe) => ({ gruppe, erlaubnis: all.find((one) => one.gruppe === gruppe) }))
  const day = (value: string | null | undefined) => (value === null || value === undefined ? '–' : formatDate(value))
  const proof = ({ gruppe, erlaubnis }: Row) => {
    if (erlaubnis === undefined) return t(gruppe > erlaubbareGruppen.length ? 'gruppe.nurFachkraftKurz' : 'gruppe.nicht')
    return isProven(erlaubnis) ? erlaubnis.nachweis : t('gruppe.nachweisFehlt')
  }
  return (
    <Table
      caption={t('gruppe.titel')}
      rows={rows}
      rowKey={({ gruppe }) => String(gruppe)}
      columns={[
        { id: 'gruppe', header: t('gruppe.spalte'), cell: ({ gruppe }) => gruppe },
        { id: 'nachweis', header: t('gruppe.nachweisSpalte'), cell: proof },
        { id: 'von', header: t('gruppe.von'), cell: ({ erlaubnis }) => day(erlaubnis?.von) },
        { id: 'bis', header: t('gruppe.bis'), cell: ({ erlaubnis }) => day(erlaubnis?.bis) },
      ]}
    />
  )
}
