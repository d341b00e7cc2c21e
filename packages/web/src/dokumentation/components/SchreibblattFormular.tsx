import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { missingForAbschluss } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { type ReactNode, useState } from 'react'
import { ErrorSummary } from '../../form/Form.tsx'
import type { SummaryEntry } from '../../form/useSchemaForm.ts'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { Button, LinkButton } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Stack } from '../../ui/layout.tsx'
import { announce, ErrorState, Alert } from '../../ui/feedback.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { AbschlussTeil, AnordnungTeil, BefundTeil, LeistungenTeil, MedikationTeil } from './BlattTeile.tsx'
import { BeratungTeil } from './BeratungTeil.tsx'
import { FreitextField } from './Entries.tsx'
import { VitalTeil } from './VitalTeil.tsx'
import { WundTeil } from './WundTeil.tsx'
import { aktenKlient, fieldId } from './teile.ts'
import { useBlatt, type Conflict, type Schreibblatt } from './useBlatt.ts'
import classes from './Dokumentation.module.css'
import { IconHistory } from '@tabler/icons-react'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import { staendePath } from '../dokumentation.paths.ts'

const klappen = ['vitalwerte', 'befunde', 'wunden', 'medikation', 'massnahmen'] as const
type Klappe = (typeof klappen)[number]

export function SchreibblattFormular({ antwort, blatt: start }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
  const schreibblatt = useBlatt(antwort.besuch.id, { blatt: start, version: antwort.version, am: antwort.geaendert?.am ?? null })
  const { blatt, change, sichere, isOpen } = schreibblatt
  const [auf, setAuf] = useState<readonly Klappe[]>(['vitalwerte'])
  const abschluss = useAbschluss(schreibblatt, antwort.besuch.typ)
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
      {antwort.besuch.typ === 'BERATUNGSBESUCH' && (
        <Card title={t('teil.beratung')}>
          <BeratungTeil {...part} />
        </Card>
      )}
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
  if (path === 'beratung.sichergestellt') return 'sichergestellt'
  if (path === 'beratung.empfehlung') return 'empfehlung'
  if (path === 'beratung.einwilligung') return 'einwilligung'
  if (path.startsWith('medikation.')) return 'medikation'
  if (path.startsWith('anordnungen.')) return 'anordnungenNr'
  return path === 'handzeichen' ? 'handzeichen' : 'ergebnis'
}

const numberIn = (path: string): number => Number(/\d+/.exec(path)?.[0] ?? 0) + 1

function useAbschluss({ blatt, finish }: Pick<ReturnType<typeof useBlatt>, 'blatt' | 'finish'>, typ: BesuchTyp) {
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
      const open = missingForAbschluss(blatt, typ)
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

function Standzeile({ stand }: Pick<Schreibblatt, 'stand'>) {
  const t = useDokumentationTexts()
  const words = () => {
    switch (stand.art) {
      case 'gespeichert':
        if (stand.am === null) return t('stand.leer')
        return t(stand.amGeraet === true ? 'stand.amGeraet' : 'stand.gespeichert', { zeit: formatTime(stand.am) })
      case 'offen':
      case 'speichert':
        return t('stand.speichert')
      case 'unmoeglich':
      case 'konflikt':
      case 'fehler':
        return t('stand.nicht')
      default:
        return stand satisfies never
    }
  }
  return <span role="status">{words()}</span>
}

function Standmeldung({ stand, verbunden, sichere, keepMine, takeOther }: Schreibblatt) {
  const t = useDokumentationTexts()
  if (stand.art === 'unmoeglich') return <Alert tone="danger">{t('stand.unmoeglich')}</Alert>
  if (stand.art === 'fehler') return <ErrorState error={stand.fehler} onRetry={() => void sichere()} />
  if (stand.art !== 'konflikt') return verbunden !== null && <Alert tone="info">{t('konflikt.verbunden', { name: verbunden })}</Alert>
  return <ConflictMeldung konflikt={stand.konflikt} onMeins={keepMine} onAnderes={takeOther} />
}

interface ConflictMeldungProps {
  konflikt: Conflict
  onMeins: (conflict: Conflict) => void
  onAnderes: (conflict: Conflict) => void
}

function ConflictMeldung({ konflikt, onMeins, onAnderes }: ConflictMeldungProps) {
  const t = useDokumentationTexts()
  const { durch, teile } = konflikt
  return (
    <Alert
      tone="warning"
      urgent
      title={t('konflikt.titel')}
      actions={
        <>
          <Button onClick={() => onMeins(konflikt)}>{t('konflikt.meins')}</Button>
          <Button look="secondary" onClick={() => onAnderes(konflikt)}>
            {t('konflikt.anderes')}
          </Button>
        </>
      }
    >
      {durch !== null && <div>{t('konflikt.durch', { name: durch.name, zeit: formatDateTime(durch.am) })}</div>}
      <div>{t('konflikt.teile', { teile: teile.map((part) => t(`teil.${part}`)).join(', ') })}</div>
    </Alert>
  )
}

export function StaendeLink({ antwort: { besuch, version } }: { antwort: Pick<DokumentationAnswer, 'besuch' | 'version'> }) {
  const t = useDokumentationTexts()
  if (version === 0) return null
  return (
    <div data-no-print>
      <LinkButton to={staendePath(besuch.id)} look="subtle" icon={<IconHistory size={20} aria-hidden />}>
        {t('staende.titel')}
      </LinkButton>
    </div>
  )
}
