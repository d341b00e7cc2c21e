import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.contract'
import type { DokumentationAntwort } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { fehltZumAbschluss } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ErrorSummary, type SummaryEntry } from '../../ui/ErrorSummary.tsx'
import { Stack } from '../../ui/layout.ts'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { announce } from '../../ui/LiveRegion.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { dokumentationTexts } from '../dokumentation.texts.ts'
import { AbschlussTeil } from './AbschlussTeil.tsx'
import { AnordnungTeil } from './AnordnungTeil.tsx'
import { BefundTeil } from './BefundTeil.tsx'
import classes from './Dokumentation.module.css'
import { FreitextFeld } from './FreitextFeld.tsx'
import { LeistungenTeil } from './LeistungenTeil.tsx'
import { MedikationTeil } from './MedikationTeil.tsx'
import { StaendeLink } from './StaendeLink.tsx'
import { Standmeldung, Standzeile } from './Standzeile.tsx'
import { aktenKlient, feldId } from './teile.ts'
import { useBlatt } from './useBlatt.ts'
import { VitalTeil } from './VitalTeil.tsx'
import { WundTeil } from './WundTeil.tsx'

const klappen = ['vitalwerte', 'befunde', 'wunden', 'medikation', 'massnahmen'] as const
type Klappe = (typeof klappen)[number]

/** The sheet as a form, phone first: what is always asked is open, the rest is collapsed. */
export function SchreibblattFormular({ antwort, blatt: anfang }: { antwort: DokumentationAntwort; blatt: Blatt }) {
  const t = useTexts(dokumentationTexts)
  const schreibblatt = useBlatt(antwort.besuch.id, { blatt: anfang, version: antwort.version, am: antwort.geaendert?.am ?? null })
  const { blatt, aendere, sichere, istOffen } = schreibblatt
  const [auf, setAuf] = useState<readonly Klappe[]>(['vitalwerte'])
  const abschluss = useAbschluss(schreibblatt)
  const teil = { blatt, aendere }
  const inhalt: Record<Klappe, ReactNode> = {
    vitalwerte: <VitalTeil {...teil} antwort={antwort} />,
    befunde: <BefundTeil {...teil} />,
    wunden: <WundTeil {...teil} klientId={aktenKlient(antwort)} />,
    medikation: <MedikationTeil {...teil} />,
    massnahmen: (
      <Stack gap="md">
        <FreitextFeld
          label={t('teil.massnahmen')}
          maxLength={4000}
          value={blatt.massnahmen}
          onChange={(text) => aendere('massnahmen', text)}
        />
        {antwort.praxen.length > 0 && <AnordnungTeil {...teil} praxen={antwort.praxen} />}
      </Stack>
    ),
  }
  return (
    <>
      <LeaveGuard dirty={istOffen} save={sichere} />
      <ErrorSummary entries={abschluss.fehlt} />
      {abschluss.fehler !== null && <ErrorState error={abschluss.fehler} />}
      <Card title={t('teil.leistungen')}>
        <LeistungenTeil {...teil} besuch={antwort.besuch} />
      </Card>
      {klappen.map((klappe) => (
        <Disclosure
          key={klappe}
          label={t(`klappe.${klappe}`)}
          summary={zusammenfassung(blatt, klappe) > 0 ? t('anzahl', { count: zusammenfassung(blatt, klappe) }) : undefined}
          opened={auf.includes(klappe)}
          onToggle={(offen) => setAuf(offen ? [...auf, klappe] : auf.filter((eine) => eine !== klappe))}
        >
          {inhalt[klappe]}
        </Disclosure>
      ))}
      <Card title={t('teil.ergebnis')}>
        <AbschlussTeil {...teil} />
      </Card>
      <StaendeLink antwort={antwort} />
      <Standmeldung {...schreibblatt} />
      <div className={classes.leiste}>
        <Standzeile stand={schreibblatt.stand} />
        <Button busy={abschluss.laeuft} onClick={() => void abschluss.schliesseAb()}>
          {t('abschluss.knopf')}
        </Button>
      </div>
    </>
  )
}

/** How many things stand behind a line that is closed. */
function zusammenfassung({ vitalwerte, befunde, wunden, medikation, massnahmen, anordnungen }: Blatt, klappe: Klappe): number {
  switch (klappe) {
    case 'vitalwerte':
      return vitalwerte.length
    case 'befunde':
      return Object.values(befunde).filter((wert) => wert !== null).length
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

/** Which sentence says that this field is missing. */
function wortFuer(path: string) {
  if (path.startsWith('leistungen.')) return 'leistungenNr'
  if (path.startsWith('medikation.')) return 'medikation'
  if (path.startsWith('anordnungen.')) return 'anordnungenNr'
  return path === 'handzeichen' ? 'handzeichen' : 'ergebnis'
}

/** People count from one. */
const nummerIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0) + 1

/** What is missing is said with the ways to it; when nothing is, the visit is over. */
function useAbschluss({ blatt, schliesseAb }: Pick<ReturnType<typeof useBlatt>, 'blatt' | 'schliesseAb'>) {
  const t = useTexts(dokumentationTexts)
  const [fehlt, setFehlt] = useState<readonly SummaryEntry[]>([])
  const [fehler, setFehler] = useState<unknown>(null)
  const [laeuft, setLaeuft] = useState(false)
  return {
    fehlt,
    fehler,
    laeuft,
    async schliesseAb() {
      if (laeuft) return
      setFehler(null)
      const offen = fehltZumAbschluss(blatt)
      setFehlt(
        offen.map(({ path }) => ({
          fieldId: document.getElementById(feldId(path)) === null ? null : feldId(path),
          message: t(`fehlt.${wortFuer(path)}`, { nr: nummerIn(path) }),
        })),
      )
      if (offen.length > 0) return
      setLaeuft(true)
      try {
        await schliesseAb()
        announce(t('abschluss.fertig'))
      } catch (grund) {
        setFehler(grund)
      } finally {
        setLaeuft(false)
      }
    },
  }
}
