import { abgleichFields } from '@dreiklang/domain/kontakt/abgleich'
import { csvFields } from '@dreiklang/domain/kontakt/csv'
import type { ImportAuftrag } from '@dreiklang/domain/kontakt/kontakt.contract'
import { fieldSentences } from '@dreiklang/domain/shared/fields.errors'
import { type ReactNode, useMemo, useState } from 'react'
import { ColumnMeanings } from '../../form/ColumnMeanings.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { useLanguage } from '../../shared/i18n.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Card, Group, Text, Note } from '../../ui/layout.tsx'
import { type Column, Table } from '../../ui/Table.tsx'
import { useKontaktTexts } from '../kontakt.texts.ts'
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
  const t = useKontaktTexts()
  const [zuordnung, setZuordnung] = useState(quelle.art === 'csv' ? quelle.zuordnung : [])
  const [chosen, setGewaehlt] = useState<ReadonlyMap<number, ImportWahl>>(new Map())
  const linien = useMemo(() => linienOf(quelle, zuordnung, bestand), [quelle, zuordnung, bestand])
  const wahlOf = (linie: ImportLinie): ImportWahl | null => {
    const allowed = moeglichkeiten(linie)
    const gewollt = chosen.get(linie.nr)
    return allowed.find((one) => one === gewollt) ?? allowed[0] ?? null
  }
  const count = (choice: ImportWahl | null) => linien.filter((linie) => wahlOf(linie) === choice).length
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
          <Note>{[roh.company, roh.phoneNumbers[0]?.phoneNumber, roh.emails[0]?.email].filter(Boolean).join(' · ')}</Note>
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
          onWahl={(choice) => setGewaehlt(new Map([...chosen, [linie.nr, choice]]))}
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
      <Card title={t('import.vorschau')} gap="md">
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
            choices={importWahlen.map((choice) => ({ value: choice, label: t(`import.wahlen.${choice}`) }))}
            value={null}
            onChange={(choice) =>
              choice !== null && setGewaehlt(new Map([...chosen, ...vorhandene.map(({ nr }) => [nr, choice] as const)]))
            }
          />
        )}
        <Table caption={t('import.vorschau')} columns={columns} rows={linien.slice(0, maxGezeigt)} rowKey={({ nr }) => String(nr)} />
        {linien.length > maxGezeigt && <Text c="dimmed">{t('import.weitere', { anzahl: linien.length - maxGezeigt })}</Text>}
        <Group justify="flex-end">{knopf(rows)}</Group>
      </Card>
    </>
  )
}

interface WahlProps {
  linie: ImportLinie
  wahl: ImportWahl | null
  gesperrt: boolean
  onWahl: (choice: ImportWahl) => void
}

function Wahl({ linie, wahl, gesperrt, onWahl }: WahlProps) {
  const t = useKontaktTexts()
  if (wahl === null) return '–'
  const allowed = moeglichkeiten(linie)
  return (
    <SelectField
      label={t('import.wahlFuer', { name: linie.roh.name || String(linie.nr) })}
      labelProps={{ className: 'unseen' }}
      few
      disabled={gesperrt}
      choices={importWahlen.filter((one) => allowed.includes(one)).map((one) => ({ value: one, label: t(`import.wahlen.${one}`) }))}
      value={wahl}
      onChange={(added) => added !== null && onWahl(added)}
    />
  )
}

function ImportResult({ linie: { geprueft, vorhanden, aenderungen }, wahl }: { linie: ImportLinie; wahl: ImportWahl | null }) {
  const t = useKontaktTexts()
  const language = useLanguage()
  const sentence = ({ path, code }: { path: string; code: string }) => {
    const field = abgleichFields.find((one) => path.startsWith(one))
    return `${field === undefined ? path : t(`feld.${field}`)}: ${fieldSentences[code]?.[language] ?? code}`
  }
  if (!geprueft.gut) return <Badge tone="danger">{sentence(geprueft.fehler[0] ?? { path: '', code: 'typ' })}</Badge>
  const left = geprueft.warnungen.map((one) => (
    <Badge key={one.path} tone="warning">
      {t('import.ohneFeld', { was: sentence(one) })}
    </Badge>
  ))
  if (vorhanden === null) {
    return (
      <>
        <Badge tone="success">{t('import.neu')}</Badge>
        {left}
      </>
    )
  }
  const { kontakt, name } = vorhanden
  return (
    <>
      {left}
      <Badge tone="warning">{t(kontakt === null ? 'import.doppelt' : 'import.vorhanden', { name })}</Badge>
      {kontakt !== null && aenderungen.length === 0 && <p className={classes.aenderungen}>{t('import.nichtsNeues')}</p>}
      {wahl === 'aktualisieren' && (
        <ul className={classes.aenderungen}>
          {aenderungen.map(({ feld, vorher, nachher }) => (
            <li key={feld}>
              <strong>{t(`feld.${feld}`)}</strong>: {vorher === '' ? nachher : t('import.vonNach', { vorher, nachher })}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
