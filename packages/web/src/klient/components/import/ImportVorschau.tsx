import type { ImportRoh } from '@dreiklang/domain/klient/import'
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import { type ReactNode, useState } from 'react'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { formatDate } from '../../../shared/format.ts'
import { Badge } from '../../../ui/feedback.tsx'
import { Card, Group, Text, Note } from '../../../ui/layout.tsx'
import { type Column, Table } from '../../../ui/Table.tsx'
import { useImportTexts } from '../../klient.texts.ts'
import { BadLinesButton, Korrektur, useImportSentence } from './ImportKorrektur.tsx'
import type { ImportLinie, ImportTable } from './importLinien.ts'

/** Nobody reads more; the totals above count all. */
const maxGezeigt = 200

interface ImportVorschauProps {
  tabelle: ImportTable
  linien: readonly ImportLinie[]
  vorhandene: ReadonlySet<number>
  /** Already partly written: the choices must not change any more. */
  gesperrt: boolean
  onKorrigiert: (nr: number, said: ImportRoh) => void
  knopf: (klienten: readonly ImportKlient[]) => ReactNode
}

/** What a table would import, line by line. Existing clients and duplicates are skipped unless someone chooses otherwise. */
export function ImportVorschau({ tabelle, linien, vorhandene, gesperrt, onKorrigiert, knopf }: ImportVorschauProps) {
  const t = useImportTexts()
  const [anders, setAnders] = useState<ReadonlySet<number>>(new Set())
  const [nurProbleme, setNurProbleme] = useState(false)
  const neu = ({ nr, wieZeile }: ImportLinie) => !vorhandene.has(nr) && wieZeile === null
  const chosen = (linie: ImportLinie) => linie.befund.klient !== null && neu(linie) !== anders.has(linie.nr)
  const klienten = linien.flatMap((linie) => (chosen(linie) ? (linie.befund.klient ?? []) : []))
  const problem = ({ befund }: ImportLinie) => befund.fehler.length + befund.warnungen.length > 0
  const numbers = {
    neu: klienten.length,
    vorhanden: linien.filter((linie) => linie.befund.klient !== null && !neu(linie)).length,
    falsch: linien.filter(({ befund }) => befund.klient === null).length,
    warnungen: linien.filter(({ befund }) => befund.warnungen.length > 0).length,
  }
  const schalte = (nr: number) => setAnders((alt) => new Set(alt.has(nr) ? [...alt].filter((one) => one !== nr) : [...alt, nr]))
  const gezeigte = nurProbleme ? linien.filter(problem) : linien

  const columns: readonly Column<ImportLinie>[] = [
    {
      id: 'zeile',
      header: t('zeile'),
      cell: (linie) => (
        <Checkbox
          label={String(linie.nr)}
          aria-label={t('mitnehmen', { name: linie.name || String(linie.nr) })}
          checked={chosen(linie)}
          disabled={gesperrt || linie.befund.klient === null}
          onChange={() => schalte(linie.nr)}
        />
      ),
    },
    { id: 'klient', header: t('klient'), cell: (linie) => <Wer linie={linie} /> },
    {
      id: 'ergebnis',
      header: t('ergebnis'),
      cell: (linie) => (
        <Group gap="xs">
          <Result linie={linie} vorhanden={vorhandene.has(linie.nr)} />
          {!gesperrt && linie.befund.klient === null && <Korrektur linie={linie} onKorrigiert={onKorrigiert} />}
        </Group>
      ),
    },
  ]
  return (
    <Card title={t('vorschau')} gap="md">
      <Text role="status">{t('uebersicht', numbers)}</Text>
      {linien.some(problem) && (
        <Checkbox label={t('nurProbleme')} checked={nurProbleme} onChange={({ currentTarget }) => setNurProbleme(currentTarget.checked)} />
      )}
      <Table caption={t('vorschau')} columns={columns} rows={gezeigte.slice(0, maxGezeigt)} rowKey={({ nr }) => String(nr)} />
      {gezeigte.length > maxGezeigt && <Text c="dimmed">{t('weitere', { anzahl: gezeigte.length - maxGezeigt })}</Text>}
      <Group justify="flex-end">
        <BadLinesButton tabelle={tabelle} linien={linien} />
        {knopf(klienten)}
      </Group>
    </Card>
  )
}

function Wer({ linie: { name, befund } }: { linie: ImportLinie }) {
  const { klient } = befund
  const daten = klient === null ? [] : [formatDate(klient.geburtsdatum), klient.adresse?.ort, klient.krankenkasse]
  return (
    <>
      {name}
      <Note>{daten.filter(Boolean).join(' · ')}</Note>
    </>
  )
}

function Result({ linie: { befund, wieZeile }, vorhanden }: { linie: ImportLinie; vorhanden: boolean }) {
  const t = useImportTexts()
  const satz = useImportSentence()
  return (
    <Group gap="xs">
      {befund.fehler.map((error) => (
        <Badge key={error.path} tone="danger">
          {satz(error)}
        </Badge>
      ))}
      {befund.warnungen.map((warnung) => (
        <Badge key={warnung.path} tone="warning">
          {satz(warnung)}
        </Badge>
      ))}
      {vorhanden && <Badge tone="neutral">{t('vorhanden')}</Badge>}
      {wieZeile !== null && <Badge tone="neutral">{t('doppelt', { zeile: wieZeile })}</Badge>}
      {befund.klient !== null && !vorhanden && wieZeile === null && <Badge tone="success">{t('neu')}</Badge>}
    </Group>
  )
}
