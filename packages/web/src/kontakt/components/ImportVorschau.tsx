import { csvFields } from '@dreiklang/domain/kontakt/csv'
import type { ImportAuftrag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { type ReactNode, useMemo, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { ColumnMeanings } from '../../ui/ColumnMeanings.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { kontaktTexts } from '../kontakt.texts.ts'
import { ImportResult } from './ImportResult.tsx'
import {
  type Bestand,
  type ImportLinie,
  type ImportWahl,
  type Source,
  auftragFrom,
  importWahlen,
  linienOf,
  moeglichkeiten,
} from './importSource.ts'
import classes from './ImportVorschau.module.css'

export interface ImportVorschauProps {
  quelle: Source
  bestand: Bestand
  /** Already partly written: the choices must not change any more. */
  gesperrt: boolean
  knopf: (rows: readonly ImportAuftrag[]) => ReactNode
}

/** Nobody reads more; the totals above count all. */
const maxGezeigt = 200

export function ImportVorschau({ quelle, bestand, gesperrt, knopf }: ImportVorschauProps) {
  const t = useTexts(kontaktTexts)
  const [zuordnung, setZuordnung] = useState(quelle.art === 'csv' ? quelle.zuordnung : [])
  const [gewaehlt, setGewaehlt] = useState<ReadonlyMap<number, ImportWahl>>(new Map())
  const linien = useMemo(() => linienOf(quelle, zuordnung, bestand), [quelle, zuordnung, bestand])
  const wahlOf = (linie: ImportLinie): ImportWahl | null => {
    const erlaubt = moeglichkeiten(linie)
    const gewollt = gewaehlt.get(linie.nr)
    return erlaubt.find((eine) => eine === gewollt) ?? erlaubt[0] ?? null
  }
  const count = (wahl: ImportWahl | null) => linien.filter((linie) => wahlOf(linie) === wahl).length
  const rows = linien.flatMap((linie) => auftragFrom(linie, wahlOf(linie) ?? 'auslassen') ?? [])
  const vorhandene = linien.filter(({ vorhanden }) => vorhanden !== null)

  const columns: readonly Column<ImportLinie>[] = [
    { id: 'nr', header: t('import.zeile'), cell: ({ nr }) => nr, width: '4rem' },
    {
      id: 'kontakt',
      header: t('import.kontakt'),
      cell: ({ roh }) => (
        <>
          {roh.name}
          <Text size="sm" c="dimmed">
            {[roh.company, roh.phoneNumbers[0]?.phoneNumber, roh.emails[0]?.email].filter(Boolean).join(' · ')}
          </Text>
        </>
      ),
    },
    {
      id: 'wahl',
      header: t('import.wahl'),
      cell: (linie) => (
        <Wahl
          linie={linie}
          wahl={wahlOf(linie)}
          gesperrt={gesperrt}
          onWahl={(wahl) => setGewaehlt(new Map([...gewaehlt, [linie.nr, wahl]]))}
        />
      ),
      width: '12rem',
    },
    { id: 'ergebnis', header: t('import.ergebnis'), cell: (linie) => <ImportResult linie={linie} wahl={wahlOf(linie)} /> },
  ]
  return (
    <>
      {quelle.art === 'csv' && (
        <ColumnMeanings
          title={t('import.spalten')}
          columns={quelle.kopf.map((name, column) => ({ name, example: quelle.zeilen[0]?.[column] ?? '' }))}
          choices={csvFields.map((field) => ({ value: field, label: t(`import.feld.${field}`) }))}
          value={zuordnung}
          onChange={setZuordnung}
          placeholder={t('import.weglassen')}
          disabled={gesperrt}
        />
      )}
      <Card title={t('import.vorschau')}>
        <Stack gap="md">
          <Text role="status">
            {t('import.uebersicht', {
              neu: count('neu'),
              aktualisieren: count('aktualisieren'),
              auslassen: count('auslassen'),
              falsch: count(null),
            })}
          </Text>
          {vorhandene.length > 1 && (
            <SelectField
              label={t('import.alleVorhandenen')}
              placeholder={t('import.einzeln')}
              searchable={false}
              disabled={gesperrt}
              choices={importWahlen.map((wahl) => ({ value: wahl, label: t(`import.wahlen.${wahl}`) }))}
              value={null}
              onChange={(wahl) => wahl !== null && setGewaehlt(new Map([...gewaehlt, ...vorhandene.map(({ nr }) => [nr, wahl] as const)]))}
            />
          )}
          <Table caption={t('import.vorschau')} columns={columns} rows={linien.slice(0, maxGezeigt)} rowKey={({ nr }) => String(nr)} />
          {linien.length > maxGezeigt && <Text c="dimmed">{t('import.weitere', { anzahl: linien.length - maxGezeigt })}</Text>}
          <Group justify="flex-end">{knopf(rows)}</Group>
        </Stack>
      </Card>
    </>
  )
}

interface WahlProps {
  linie: ImportLinie
  wahl: ImportWahl | null
  gesperrt: boolean
  onWahl: (wahl: ImportWahl) => void
}

function Wahl({ linie, wahl, gesperrt, onWahl }: WahlProps) {
  const t = useTexts(kontaktTexts)
  if (wahl === null) return '–'
  const erlaubt = moeglichkeiten(linie)
  return (
    <SelectField
      label={t('import.wahlFuer', { name: linie.roh.name || String(linie.nr) })}
      labelProps={{ className: classes.label ?? '' }}
      searchable={false}
      allowDeselect={false}
      disabled={gesperrt}
      choices={importWahlen.filter((eine) => erlaubt.includes(eine)).map((eine) => ({ value: eine, label: t(`import.wahlen.${eine}`) }))}
      value={wahl}
      onChange={(neue) => neue !== null && onWahl(neue)}
    />
  )
}
