import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import { befundWords } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { missingForAbschluss } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { type ReactNode, useState } from 'react'
import { ErrorSummary } from '../../form/Form.tsx'
import type { SummaryEntry } from '../../form/useSchemaForm.ts'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { NumberField } from '../../form/TextField.tsx'
import { SelectField } from '../../form/choiceFields.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Card, Disclosure, SimpleGrid, Stack } from '../../ui/layout.tsx'
import { announce, ErrorState } from '../../ui/feedback.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { AbschlussTeil } from './AbschlussTeil.tsx'
import { AnordnungTeil } from './AnordnungTeil.tsx'
import { FreitextField } from './FreitextField.tsx'
import { LeistungenTeil } from './LeistungenTeil.tsx'
import { MedikationTeil } from './MedikationTeil.tsx'
import { StaendeLink } from './StaendeLink.tsx'
import { Standmeldung, Standzeile } from './Standzeile.tsx'
import { VitalTeil } from './VitalTeil.tsx'
import { WundTeil } from './WundTeil.tsx'
import { aktenKlient, fieldId, type Teil } from './teile.ts'
import { useBlatt } from './useBlatt.ts'
import classes from './Dokumentation.module.css'

const fields = Object.keys(befundWords) as BefundField[]

const klappen = ['vitalwerte', 'befunde', 'wunden', 'medikation', 'massnahmen'] as const
type Klappe = (typeof klappen)[number]

export function SchreibblattFormular({ antwort, blatt: start }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
  const schreibblatt = useBlatt(antwort.besuch.id, { blatt: start, version: antwort.version, am: antwort.geaendert?.am ?? null })
  const { blatt, change, sichere, isOpen } = schreibblatt
  const [auf, setAuf] = useState<readonly Klappe[]>(['vitalwerte'])
  const abschluss = useAbschluss(schreibblatt)
  const part = { blatt, change }
  const content: Record<Klappe, ReactNode> = {
    vitalwerte: <VitalTeil {...part} antwort={antwort} />,
    befunde: <BefundTeil {...part} />,
    wunden: <WundTeil {...part} klientId={aktenKlient(antwort)} />,
    medikation: <MedikationTeil {...part} />,
    massnahmen: (
      <Stack gap="md">
        <FreitextField
          label={t('teil.massnahmen')}
          maxLength={4000}
          value={blatt.massnahmen}
          onChange={(text) => change('massnahmen', text)}
        />
        {antwort.praxen.length > 0 && <AnordnungTeil {...part} praxen={antwort.praxen} />}
      </Stack>
    ),
  }
  return (
    <>
      <LeaveGuard dirty={isOpen} save={sichere} />
      <ErrorSummary entries={abschluss.fehlt} />
      {abschluss.fehler !== null && <ErrorState error={abschluss.fehler} />}
      <Card title={t('teil.leistungen')}>
        <LeistungenTeil {...part} besuch={antwort.besuch} />
      </Card>
      {klappen.map((klappe) => (
        <Disclosure
          key={klappe}
          label={t(`klappe.${klappe}`)}
          summary={summary(blatt, klappe) > 0 ? t('anzahl', { count: summary(blatt, klappe) }) : undefined}
          opened={auf.includes(klappe)}
          onToggle={(open) => setAuf(open ? [...auf, klappe] : auf.filter((one) => one !== klappe))}
        >
          {content[klappe]}
        </Disclosure>
      ))}
      <Card title={t('teil.ergebnis')}>
        <AbschlussTeil {...part} />
      </Card>
      <StaendeLink antwort={antwort} />
      <Standmeldung {...schreibblatt} />
      <div className={classes.leiste}>
        <Standzeile stand={schreibblatt.stand} />
        <Button busy={abschluss.laeuft} onClick={() => void abschluss.finish()}>
          {t('abschluss.knopf')}
        </Button>
      </div>
    </>
  )
}

function summary({ vitalwerte, befunde, wunden, medikation, massnahmen, anordnungen }: Blatt, klappe: Klappe): number {
  switch (klappe) {
    case 'vitalwerte':
      return vitalwerte.length
    case 'befunde':
      return Object.values(befunde).filter((value) => value !== null).length
    case 'wunden':
      return wunden.length
    case 'medikation':
      return medikation.gaben.length + (medikation.gestelltBis === null ? 0 : 1)
    case 'massnahmen':
      return anordnungen.length + (massnahmen === null ? 0 : 1)
    default:
      return klappe satisfies never
  }
}

function wordFor(path: string) {
  if (path.startsWith('leistungen.')) return 'leistungenNr'
  if (path.startsWith('medikation.')) return 'medikation'
  if (path.startsWith('anordnungen.')) return 'anordnungenNr'
  return path === 'handzeichen' ? 'handzeichen' : 'ergebnis'
}

const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0) + 1

function useAbschluss({ blatt, finish }: Pick<ReturnType<typeof useBlatt>, 'blatt' | 'finish'>) {
  const t = useDokumentationTexts()
  const [fehlt, setFehlt] = useState<readonly SummaryEntry[]>([])
  const [fehler, setError] = useState<unknown>(null)
  const [laeuft, setLaeuft] = useState(false)
  return {
    fehlt,
    fehler,
    laeuft,
    async finish() {
      if (laeuft) return
      setError(null)
      const open = missingForAbschluss(blatt)
      setFehlt(
        open.map(({ path }) => ({
          fieldId: document.getElementById(fieldId(path)) === null ? null : fieldId(path),
          message: t(`fehlt.${wordFor(path)}`, { nr: numberIn(path) }),
        })),
      )
      if (open.length > 0) return
      setLaeuft(true)
      try {
        await finish()
        announce(t('abschluss.fertig'))
      } catch (grund) {
        setError(grund)
      } finally {
        setLaeuft(false)
      }
    },
  }
}

type BefundField = keyof typeof befundWords

function BefundTeil({ blatt: { befunde }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const say = (neu: Partial<typeof befunde>) => change('befunde', { ...befunde, ...neu })
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {fields.map((field) => {
          const words: readonly (typeof befundWords)[BefundField][number][] = befundWords[field]
          return (
            <SelectField
              key={field}
              label={w(`befund.${field}`)}
              clearable
              searchable={false}
              choices={words.map((value) => ({ value, label: w(`befundWort.${value}`) }))}
              value={befunde[field]}
              onChange={(value) => say({ [field]: value })}
            />
          )
        })}
        <NumberField
          label={t('befund.trinkmenge')}
          inputMode="numeric"
          min={0}
          max={10_000}
          decimalScale={0}
          value={befunde.trinkmengeMl}
          onChange={(trinkmengeMl) => say({ trinkmengeMl })}
        />
      </SimpleGrid>
      <FreitextField
        label={t('befund.sturz')}
        description={t('befund.sturzHilfe')}
        maxLength={2000}
        value={befunde.sturz}
        onChange={(sturz) => say({ sturz })}
      />
      <FreitextField label={t('befund.text')} maxLength={4000} value={befunde.text} onChange={(text) => say({ text })} />
    </Stack>
  )
}
