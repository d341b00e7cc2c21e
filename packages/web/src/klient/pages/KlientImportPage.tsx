import { type ImportFeld, type ImportVorgaben, deuteKlientKopf, importFelder } from '@dreiklang/domain/klient/import'
import type { ImportKlient } from '@dreiklang/domain/klient/import.contract'
import { versicherungsarten, wohnformen } from '@dreiklang/domain/klient/klient'
import { berlinDatum } from '@dreiklang/domain/shared/zeit'
import { IconFileImport, IconUpload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ChangeEvent, useMemo, useRef, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { newIdempotencyKey } from '../../shared/request.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ColumnMeanings } from '../../ui/ColumnMeanings.tsx'
import { SimpleGrid, Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { toastError } from '../../ui/toast.tsx'
import { ImportBericht } from '../components/import/ImportBericht.tsx'
import { ImportVorschau } from '../components/import/ImportVorschau.tsx'
import { type ImportTabelle, gefragte, linienVon } from '../components/import/importLinien.ts'
import { useDarfKlientenPflegen } from '../components/useDarfKlientenPflegen.ts'
import { hoechsteBytes, liesTabelle, useNimmImportAuf, vorhandeneQuery } from '../import.queries.ts'
import { importTexts } from '../import.texts.ts'
import { klientenPath } from '../klient.paths.ts'
import { klientTexts } from '../klient.texts.ts'

/** A file becomes a preview; clients are created only on confirmation. */
export function KlientImportPage() {
  const t = useTexts(importTexts)
  const k = useTexts(klientTexts)
  const darfPflegen = useDarfKlientenPflegen()
  return (
    <>
      <PageHeader title={t('titel')} above={<Link to={klientenPath}>{k('liste.titel')}</Link>} />
      {darfPflegen ? <Import /> : <Alert tone="info">{k('formular.nurLeitung')}</Alert>}
    </>
  )
}

function Import() {
  const t = useTexts(importTexts)
  const eingabe = useRef<HTMLInputElement>(null)
  const [quelle, setQuelle] = useState<{ id: string; tabelle: ImportTabelle } | null>(null)
  const [hinweis, setHinweis] = useState<'leer' | 'zuGross' | null>(null)

  const waehle = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [datei] = currentTarget.files ?? []
    currentTarget.value = ''
    if (datei === undefined) return
    setQuelle(null)
    setHinweis(datei.size > hoechsteBytes ? 'zuGross' : null)
    if (datei.size > hoechsteBytes) return
    const tabelle = await liesTabelle(datei)
    if (tabelle.zeilen.length === 0) return setHinweis('leer')
    setQuelle({ id: newIdempotencyKey(), tabelle })
  }

  return (
    <Stack gap="md" maw={960}>
      <Card>
        <Stack gap="md">
          <Text>{t('dateiText')}</Text>
          <div>
            <Button
              look={quelle === null ? 'primary' : 'secondary'}
              icon={<IconUpload size={20} aria-hidden />}
              onClick={() => eingabe.current?.click()}
            >
              {t(quelle === null ? 'datei' : 'andereDatei')}
            </Button>
          </div>
          <input
            ref={eingabe}
            type="file"
            accept=".csv,.xlsx"
            hidden
            aria-label={t('datei')}
            onChange={(event) => void waehle(event).catch(toastError)}
          />
          {hinweis !== null && <Alert tone="warning" urgent title={t(hinweis)} />}
        </Stack>
      </Card>
      {quelle !== null && <Aufnahme key={quelle.id} importId={quelle.id} tabelle={quelle.tabelle} onZurueck={() => setQuelle(null)} />}
    </Stack>
  )
}

const geschlechter = ['W', 'M', 'D', 'X'] as const

function Aufnahme({ importId, tabelle, onZurueck }: { importId: string; tabelle: ImportTabelle; onZurueck: () => void }) {
  const t = useTexts(importTexts)
  const [zuordnung, setZuordnung] = useState<(ImportFeld | null)[]>(() => deuteKlientKopf(tabelle.kopf))
  const [vorgaben, setVorgaben] = useState<ImportVorgaben>({ geschlecht: 'X', versicherungsart: 'GKV', wohnform: 'ALLEIN' })
  const aufnahme = useNimmImportAuf(importId)
  const linien = useMemo(
    () => linienVon(tabelle, { zuordnung, vorgaben, heute: berlinDatum(new Date().toISOString()) }),
    [tabelle, zuordnung, vorgaben],
  )
  const { klienten, nummern } = useMemo(() => gefragte(linien), [linien])
  const stand = JSON.stringify([zuordnung, vorgaben])
  const { data, error } = useQuery({ ...vorhandeneQuery({ importId, stand, klienten }), placeholderData: keepPreviousData })
  const vorhandene = useMemo(() => new Set(data?.vorhanden.flatMap(({ nr }) => nummern[nr] ?? [])), [data, nummern])

  if (aufnahme.data !== undefined) return <ImportBericht importId={importId} ergebnisse={aufnahme.data} onZurueck={onZurueck} />
  const gesperrt = aufnahme.isPending || aufnahme.error !== null
  const knopf = (gewaehlte: readonly ImportKlient[]) => (
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
        columns={tabelle.kopf.map((name, spalte) => ({ name, example: tabelle.zeilen[0]?.[spalte] ?? '' }))}
        choices={importFelder.map((feld) => ({ value: feld, label: t(`feld.${feld}`) }))}
        value={zuordnung}
        onChange={setZuordnung}
        placeholder={t('weglassen')}
        disabled={gesperrt}
      />
      <Vorgaben vorgaben={vorgaben} onChange={setVorgaben} gesperrt={gesperrt} />
      {error !== null && <ErrorState error={error} />}
      {aufnahme.error !== null && (
        <>
          <ErrorState error={aufnahme.error} />
          <Alert tone="warning">{t('unterbrochen')}</Alert>
        </>
      )}
      <ImportVorschau linien={linien} vorhandene={vorhandene} gesperrt={gesperrt} knopf={knopf} />
    </>
  )
}

interface VorgabenProps {
  vorgaben: ImportVorgaben
  onChange: (vorgaben: ImportVorgaben) => void
  gesperrt: boolean
}

/** What holds for all lines that say nothing about it. */
function Vorgaben({ vorgaben, onChange, gesperrt }: VorgabenProps) {
  const t = useTexts(importTexts)
  const k = useTexts(klientTexts)
  return (
    <Card title={t('vorgaben')}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <SelectField
          label={t('feld.geschlecht')}
          disabled={gesperrt}
          choices={geschlechter.map((value) => ({ value, label: k(`geschlecht.${value}`) }))}
          value={vorgaben.geschlecht}
          onChange={(geschlecht) => geschlecht !== null && onChange({ ...vorgaben, geschlecht })}
        />
        <SelectField
          label={t('feld.versicherungsart')}
          disabled={gesperrt}
          choices={versicherungsarten.map((value) => ({ value, label: k(`versicherungsart.${value}`) }))}
          value={vorgaben.versicherungsart}
          onChange={(versicherungsart) => versicherungsart !== null && onChange({ ...vorgaben, versicherungsart })}
        />
        <SelectField
          label={t('feld.wohnform')}
          disabled={gesperrt}
          choices={wohnformen.map((value) => ({ value, label: k(`wohnform.${value}`) }))}
          value={vorgaben.wohnform}
          onChange={(wohnform) => wohnform !== null && onChange({ ...vorgaben, wohnform })}
        />
      </SimpleGrid>
    </Card>
  )
}
