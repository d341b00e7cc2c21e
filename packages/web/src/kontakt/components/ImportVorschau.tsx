import { csvFelder } from '@dreiklang/domain/kontakt/csv'
import type { ImportZeile, Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { type ReactNode, useMemo, useState } from 'react'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Card } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ColumnMeanings } from '../../ui/ColumnMeanings.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { type Column, Table } from '../../ui/Table.tsx'
import { kontaktTexts } from '../kontakt.texts.ts'
import { type ImportLinie, linienVon, type Quelle } from './importQuelle.ts'

export interface ImportVorschauProps {
  quelle: Quelle
  kontakte: readonly Kontakt[]
  /** Part of it is written: what is chosen must stay as it is. */
  gesperrt: boolean
  knopf: (zeilen: readonly ImportZeile[]) => ReactNode
}

/** Nobody reads more; the numbers above count all. */
const hoechstensGezeigt = 200

/** What a file would bring, line by line: new, here already, or wrong and why. Those that are here are left out unless somebody wants them. */
export function ImportVorschau({ quelle, kontakte, gesperrt, knopf }: ImportVorschauProps) {
  const t = useTexts(kontaktTexts)
  const [zuordnung, setZuordnung] = useState(quelle.art === 'csv' ? quelle.zuordnung : [])
  const [anders, setAnders] = useState<ReadonlySet<number>>(new Set())
  const linien = useMemo(() => linienVon(quelle, zuordnung, kontakte), [quelle, zuordnung, kontakte])
  const gewaehlt = ({ nr, geprueft, vorhanden }: ImportLinie) => geprueft.gut && (vorhanden === null) !== anders.has(nr)
  const zeilen = linien.flatMap((linie) => (gewaehlt(linie) && linie.geprueft.gut ? [linie.geprueft.zeile] : []))
  const zahlen = {
    neu: zeilen.length,
    doppelt: linien.filter(({ geprueft, vorhanden }) => geprueft.gut && vorhanden !== null).length,
    falsch: linien.filter(({ geprueft }) => !geprueft.gut).length,
  }
  const schalte = (nr: number) => setAnders((alt) => new Set(alt.has(nr) ? [...alt].filter((eine) => eine !== nr) : [...alt, nr]))

  const columns: readonly Column<ImportLinie>[] = [
    {
      id: 'nr',
      header: t('import.zeile'),
      cell: (linie) => (
        <Checkbox
          label={String(linie.nr)}
          aria-label={t('import.mitnehmen', { name: linie.roh.name || String(linie.nr) })}
          checked={gewaehlt(linie)}
          disabled={gesperrt || !linie.geprueft.gut}
          onChange={() => schalte(linie.nr)}
        />
      ),
    },
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
    { id: 'ergebnis', header: t('import.ergebnis'), cell: (linie) => <Ergebnis linie={linie} /> },
  ]
  return (
    <>
      {quelle.art === 'csv' && (
        <ColumnMeanings
          title={t('import.spalten')}
          columns={quelle.kopf.map((name, spalte) => ({ name, example: quelle.zeilen[0]?.[spalte] ?? '' }))}
          choices={csvFelder.map((feld) => ({ value: feld, label: t(`import.feld.${feld}`) }))}
          value={zuordnung}
          onChange={setZuordnung}
          placeholder={t('import.weglassen')}
          disabled={gesperrt}
        />
      )}
      <Card title={t('import.vorschau')}>
        <Stack gap="md">
          <Text role="status">{t('import.uebersicht', zahlen)}</Text>
          <Table
            caption={t('import.vorschau')}
            columns={columns}
            rows={linien.slice(0, hoechstensGezeigt)}
            rowKey={({ nr }) => String(nr)}
          />
          {linien.length > hoechstensGezeigt && (
            <Text c="dimmed">{t('import.weitere', { anzahl: linien.length - hoechstensGezeigt })}</Text>
          )}
          <Group justify="flex-end">{knopf(zeilen)}</Group>
        </Stack>
      </Card>
    </>
  )
}

const angabenFelder = ['name', 'title', 'company', 'phoneNumbers', 'emails', 'birthday', 'address', 'notes', 'tags'] as const

function Ergebnis({ linie: { geprueft, vorhanden } }: { linie: ImportLinie }) {
  const t = useTexts(kontaktTexts)
  const sprache = useLanguage()
  if (!geprueft.gut) {
    const [{ path, code } = { path: '', code: 'typ' }] = geprueft.fehler
    const feld = angabenFelder.find((eines) => path.startsWith(eines))
    return <Badge tone="danger">{`${feld === undefined ? path : t(`feld.${feld}`)}: ${feldSaetze[code]?.[sprache] ?? code}`}</Badge>
  }
  if (vorhanden !== null) return <Badge tone="warning">{t('import.vorhanden', { name: vorhanden })}</Badge>
  return <Badge tone="success">{t('import.neu')}</Badge>
}
