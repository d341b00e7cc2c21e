import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { missingForAbschluss } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { type ReactNode, useState } from 'react'
import { ErrorSummary } from '../../form/Form.tsx'
import type { SummaryEntry } from '../../form/useSchemaForm.ts'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Stack } from '../../ui/layout.tsx'
import { announce, ErrorState } from '../../ui/feedback.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { AbschlussTeil, AnordnungTeil, BefundTeil, LeistungenTeil, MedikationTeil } from './BlattTeile.tsx'
import { FreitextField } from './Entries.tsx'
import { StaendeLink, Standmeldung, Standzeile } from './Standzeile.tsx'
import { VitalTeil } from './VitalTeil.tsx'
import { WundTeil } from './WundTeil.tsx'
import { aktenKlient, fieldId } from './teile.ts'
import { useBlatt } from './useBlatt.ts'
import classes from './Dokumentation.module.css'

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
