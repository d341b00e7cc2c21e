import type { Blatt } from '@dreiklang/domain/dokumentation/blatt.document'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { missingForAbschluss } from '@dreiklang/domain/dokumentation/dokumentation.decider'
import type { BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useState } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { ErrorSummary } from '../../form/Form.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import type { SummaryEntry } from '../../form/useSchemaForm.ts'
import { formatDateTime, formatTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { announce, ErrorState, Alert } from '../../ui/feedback.tsx'
import { Title } from '../../ui/layout.tsx'
import { useDokumentationTexts } from '../dokumentation.texts.ts'
import { BeratungTeil } from './BeratungTeil.tsx'
import { FreitextField } from './Entries.tsx'
import { OpenParts, PartButtons, useAsked } from './OnDemandParts.tsx'
import { ServiceLines } from './ServiceLines.tsx'
import { SignatureLine } from './SignatureLine.tsx'
import { fieldId } from './teile.ts'
import { useBlatt, type Conflict, type Schreibblatt } from './useBlatt.ts'
import { ValueTable } from './ValueTable.tsx'
import classes from './Sheet.module.css'

export function SchreibblattFormular({ antwort, blatt: start }: { antwort: DokumentationAnswer; blatt: Blatt }) {
  const t = useDokumentationTexts()
  const schreibblatt = useBlatt(antwort.besuch.id, { blatt: start, version: antwort.version, am: antwort.geaendert?.am ?? null })
  const { blatt, change, sichere, isOpen } = schreibblatt
  const { asked, ask } = useAsked()
  const abschluss = useAbschluss(schreibblatt, antwort.besuch.typ)
  const part = { blatt, change }
  return (
    <div className={classes.sheet}>
      <LeaveGuard dirty={isOpen} save={sichere} />
      <ErrorSummary entries={abschluss.fehlt} />
      {abschluss.fehler !== null && <ErrorState error={abschluss.fehler} />}
      <section aria-labelledby="blatt-leistungen">
        <Title order={2} id="blatt-leistungen" className={classes.heading ?? ''}>
          {t('teil.leistungen')}
        </Title>
        <ServiceLines {...part} besuch={antwort.besuch} />
      </section>
      {antwort.besuch.typ === 'BERATUNGSBESUCH' && (
        <section className={classes.section} aria-labelledby="blatt-beratung">
          <Title order={2} id="blatt-beratung" className={classes.heading ?? ''}>
            {t('teil.beratung')}
          </Title>
          <BeratungTeil {...part} />
        </section>
      )}
      <section aria-label={t('teil.vitalwerte')}>
        <ValueTable {...part} antwort={antwort} asked={asked.wert} />
      </section>
      <PartButtons antwort={antwort} ask={ask} />
      <OpenParts {...part} antwort={antwort} asked={asked} />
      <section aria-label={t('teil.ergebnis')}>
        <FreitextField
          id={fieldId('ergebnis')}
          label={t('abschluss.ergebnis')}
          required
          minRows={2}
          maxLength={4000}
          value={blatt.ergebnis}
          onChange={(text) => change('ergebnis', text)}
        />
        <div className={classes.dateLine}>
          <DateField label={t('abschluss.wiedervorlage')} value={blatt.wiedervorlage} onChange={(tag) => change('wiedervorlage', tag)} />
        </div>
        <SignatureLine {...part} feld="handzeichen" />
        <SignatureLine {...part} feld="klientUnterschrift" />
      </section>
      <Standmeldung {...schreibblatt} />
      <div className={classes.foot} data-own-foot>
        <Standzeile stand={schreibblatt.stand} />
        <Button busy={abschluss.laeuft} onClick={() => void abschluss.finish()}>
          {t('abschluss.knopf')}
        </Button>
      </div>
    </div>
  )
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
