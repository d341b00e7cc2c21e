import { type ImportField, type ImportDefaults, type ImportRoh, interpretKlientKopf, importFields } from '@dreiklang/domain/klient/import'
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import { versicherungsarten, wohnformen } from '@dreiklang/domain/klient/klient'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { IconFileImport } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { ColumnMeanings } from '../../form/ColumnMeanings.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import { FileImport } from '../../form/FileImport.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, PageHeader, SimpleGrid } from '../../ui/layout.tsx'
import { ImportBericht } from '../components/import/ImportBericht.tsx'
import { ImportVorschau } from '../components/import/ImportVorschau.tsx'
import { type ImportTable, askedLinien, linienOf } from '../components/import/importLinien.ts'
import { useMayMaintainKlienten } from '../components/useMayMaintainKlienten.ts'
import { maxBytes, readTable, useAdmitImport, existingQuery } from '../import.queries.ts'
import { klientenPath } from '../klient.paths.ts'
import { useImportTexts, useKlientTexts } from '../klient.texts.ts'

export function KlientImportPage() {
  const t = useImportTexts()
  const k = useKlientTexts()
  const darfPflegen = useMayMaintainKlienten()
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={klientenPath}>{k('liste.titel')}</Link>} />
      {darfPflegen ? <Import /> : <Alert tone="info">{k('formular.nurLeitung')}</Alert>}
    </>
  )
}

function Import() {
  const t = useImportTexts()
  return (
    <FileImport
      words={{ text: t('dateiText'), file: t('datei'), otherFile: t('andereDatei'), tooLarge: t('zuGross'), empty: t('leer') }}
      accept=".csv,.xlsx"
      maxBytes={maxBytes}
      read={async (file) => {
        const tabelle = await readTable(file)
        return tabelle.zeilen.length === 0 ? null : tabelle
      }}
    >
      {({ id, content }, onBack) => <Aufnahme key={id} importId={id} tabelle={content} onZurueck={onBack} />}
    </FileImport>
  )
}

const geschlechter = ['W', 'M', 'D', 'X'] as const

function Aufnahme({ importId, tabelle, onZurueck }: { importId: string; tabelle: ImportTable; onZurueck: () => void }) {
  const t = useImportTexts()
  const [zuordnung, setZuordnung] = useState<(ImportField | null)[]>(() => interpretKlientKopf(tabelle.kopf))
  const [vorgaben, setDefaults] = useState<ImportDefaults>({
    geschlecht: 'X',
    versicherungsart: 'GKV',
    wohnform: 'ALLEIN',
    krankenkasse: '',
  })
  const [korrekturen, setKorrekturen] = useState<ReadonlyMap<number, ImportRoh>>(new Map())
  const aufnahme = useAdmitImport(importId)
  const linien = useMemo(
    () => linienOf(tabelle, { zuordnung, vorgaben, heute: berlinDate(new Date().toISOString()), korrekturen }),
    [tabelle, zuordnung, vorgaben, korrekturen],
  )
  const { klienten, nummern } = useMemo(() => askedLinien(linien), [linien])
  const stand = JSON.stringify([zuordnung, vorgaben, ...korrekturen])
  const { data, error } = useQuery({ ...existingQuery({ importId, stand, klienten }), placeholderData: keepPreviousData })
  const vorhandene = useMemo(() => new Set(data?.vorhanden.flatMap(({ nr }) => nummern[nr] ?? [])), [data, nummern])

  if (aufnahme.data !== undefined) return <ImportBericht importId={importId} ergebnisse={aufnahme.data} onZurueck={onZurueck} />
  const gesperrt = aufnahme.isPending || aufnahme.error !== null
  const button = (gewaehlte: readonly ImportKlient[]) => (
    <Button
      icon={<IconFileImport size={20} aria-hidden />}
      busy={aufnahme.isPending}
      disabled={gewaehlte.length === 0 || data === undefined}
      onClick={() => aufnahme.mutate(gewaehlte)}
    >
      {aufnahme.isPending
        ? t('fortschritt', { fertig: aufnahme.fertig, alle: gewaehlte.length })
        : t('uebernehmen', { count: gewaehlte.length })}
    </Button>
  )
  return (
    <>
      <ColumnMeanings
        title={t('spalten')}
        columns={tabelle.kopf.map((name, column) => ({ name, example: tabelle.zeilen[0]?.[column] ?? '' }))}
        choices={importFields.map((field) => ({ value: field, label: t(`feld.${field}`) }))}
        value={zuordnung}
        onChange={setZuordnung}
        placeholder={t('weglassen')}
        disabled={gesperrt}
      />
      <Defaults vorgaben={vorgaben} onChange={setDefaults} gesperrt={gesperrt} />
      {error !== null && <ErrorState error={error} />}
      {aufnahme.error !== null && (
        <>
          <ErrorState error={aufnahme.error} />
          <Alert tone="warning">{t('unterbrochen')}</Alert>
        </>
      )}
      <ImportVorschau
        tabelle={tabelle}
        linien={linien}
        vorhandene={vorhandene}
        gesperrt={gesperrt}
        onKorrigiert={(nr, said) => setKorrekturen((before) => new Map(before).set(nr, { ...before.get(nr), ...said }))}
        knopf={button}
      />
    </>
  )
}

interface DefaultsProps {
  vorgaben: ImportDefaults
  onChange: (defaults: ImportDefaults) => void
  gesperrt: boolean
}

function Defaults({ vorgaben, onChange, gesperrt }: DefaultsProps) {
  const t = useImportTexts()
  const k = useKlientTexts()
  return (
    <Card title={t('vorgaben')}>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 4 }}>
        <SelectField
          label={t('feld.geschlecht')}
          disabled={gesperrt}
          choices={choicesOf(geschlechter, (value) => k(`geschlecht.${value}`))}
          value={vorgaben.geschlecht}
          onChange={(geschlecht) => geschlecht !== null && onChange({ ...vorgaben, geschlecht })}
        />
        <SelectField
          label={t('feld.versicherungsart')}
          disabled={gesperrt}
          choices={choicesOf(versicherungsarten, (value) => k(`versicherungsart.${value}`))}
          value={vorgaben.versicherungsart}
          onChange={(versicherungsart) => versicherungsart !== null && onChange({ ...vorgaben, versicherungsart })}
        />
        <SelectField
          label={t('feld.wohnform')}
          disabled={gesperrt}
          choices={choicesOf(wohnformen, (value) => k(`wohnform.${value}`))}
          value={vorgaben.wohnform}
          onChange={(wohnform) => wohnform !== null && onChange({ ...vorgaben, wohnform })}
        />
        <TextField
          label={t('feld.krankenkasse')}
          disabled={gesperrt}
          maxLength={120}
          value={vorgaben.krankenkasse}
          onChange={({ currentTarget: { value } }) => onChange({ ...vorgaben, krankenkasse: value })}
        />
      </SimpleGrid>
    </Card>
  )
}
