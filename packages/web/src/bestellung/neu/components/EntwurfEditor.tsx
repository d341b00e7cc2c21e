import type { Datum } from '@dreiklang/domain/shared/zeit'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { useGoTo } from '../../../shared/searchState.ts'
import { useUser } from '../../../shared/session.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { Stack } from '../../../ui/layout.ts'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.tsx'
import { BekannteMittel } from '../../besuch/components/BekannteMittel.tsx'
import { bestellungPfad, listenPfad } from '../../bestellung.paths.ts'
import { entwurfQuery } from '../neu.queries.ts'
import { useNeuActions } from '../neu.actions.tsx'
import { neuTexts } from '../neu.texts.ts'
import { AuftragKarte } from './AuftragKarte.tsx'
import classes from './EntwurfEditor.module.css'
import { EntwurfLoeschen } from './EntwurfLoeschen.tsx'
import { type EntwurfStart, alsNeuerEntwurf, startVon } from './entwurfStart.ts'
import { FussLeiste } from './FussLeiste.tsx'
import { Hinweise } from './Hinweise.tsx'
import { KlientWahl } from './KlientWahl.tsx'
import { LetzteBestellungen } from './LetzteBestellungen.tsx'
import { Positionen } from './Positionen.tsx'
import { useEntwurf } from './useEntwurf.ts'
import { useKlientDerBestellung } from './useKlientDerBestellung.ts'
import { useVersand } from './useVersand.ts'
import { VersandDialog } from './VersandDialog.tsx'
import { vergissUngespeichert } from './ungespeichert.ts'
import { WorteKarte } from './WorteKarte.tsx'

export interface EntwurfEditorProps {
  start: EntwurfStart
  heute: Datum
  klientVorgabe: string | null
  hausbesuchId: string | null
  folgeId: string | null
  /** The draft has been stored on the server. */
  onAblage: (entwurfId: string) => void
  /** Restarts the form with other content. */
  onNeuBeginn: (start: EntwurfStart) => void
}

const keineFehler: Readonly<Record<string, string>> = {}

/** The order form: one page, saved on the server while it is being filled in. */
export function EntwurfEditor({ start, heute, klientVorgabe, hausbesuchId, folgeId, onAblage, onNeuBeginn }: EntwurfEditorProps) {
  const t = useTexts(neuTexts)
  const { id: personId } = useUser()
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const entwurf = useEntwurf({ start, personId, heute, hausbesuchId, folgeId, klientVorgabe })
  const { werte, dispatch, speicher, stand, eingabeFehler, offen, gibFrei } = entwurf
  const { kopf, positionen } = werte
  const { klient, fehler: klientFehler } = useKlientDerBestellung({ entwurf, vorgabe: klientVorgabe })
  const [dialog, setDialog] = useState(false)
  const [wiederDa, setWiederDa] = useState(start.wiederhergestellt)
  const versand = useVersand({
    entwurf,
    onGesendet: (id, nummer) => {
      toastSuccess(t('senden.gesendet', { nummer }))
      goTo(bestellungPfad(id))
    },
  })
  const pruefe = () => {
    if (versand.beschaeftigt === null) void versand.pruefe().then(setDialog)
  }
  useNeuActions({ onPruefen: pruefe })

  const { ablage } = stand
  const ablageId = ablage?.id ?? null
  const sageAblage = useRef(onAblage)
  useEffect(() => {
    sageAblage.current = onAblage
  })
  useEffect(() => {
    if (ablageId !== null && ablageId !== start.ablage?.id) sageAblage.current(ablageId)
  }, [ablageId, start])
  const { pathname: hier } = useLocation()
  const bleibt = ({ pathname, search }: { pathname: string; search: Record<string, unknown> }) =>
    pathname === hier && (search['entwurf'] ?? null) === ablageId && (ablageId !== null || (search['klient'] ?? null) === klientVorgabe)

  const ladeNeu = (dann: (version: number) => void) => {
    if (ablage === null) return onNeuBeginn({ ...start, wiederhergestellt: false })
    void queryClient.fetchQuery({ ...entwurfQuery(ablage.id), staleTime: 0 }).then(({ version }) => dann(version), toastError)
  }
  const verwirf = () => {
    vergissUngespeichert(ablageId)
    ladeNeu(() => {
      const frisch = queryClient.getQueryData(entwurfQuery(ablageId ?? '').queryKey)
      if (frisch !== undefined) onNeuBeginn(startVon(frisch, personId))
    })
  }
  const kopfFehler = versand.tafel.get(null) ?? keineFehler
  const mitRezept = kopf.art === 'KLIENT' && (positionen.length === 0 || positionen.some(({ rezeptart }) => rezeptart !== 'OHNE'))

  return (
    <>
      <LeaveGuard dirty={offen} save={speicher.jetzt} onDiscard={gibFrei} stays={bleibt} />
      <PageHeader
        title={ablage === null ? t('titel') : t('titelEntwurf', { nummer: ablage.nummer })}
        above={<Link to={listenPfad('pflege')}>{t('zurueck')}</Link>}
        actions={ablage !== null && <EntwurfLoeschen ablage={ablage} onGeloescht={gibFrei} />}
      />
      <div className={classes.spalten}>
        <Stack gap="md" className={classes.haupt}>
          <Hinweise
            stand={stand}
            wiederhergestellt={wiederDa}
            onVerwerfen={() => {
              setWiederDa(false)
              verwirf()
            }}
            onNeuLaden={verwirf}
            onMeinenBehalten={() => ladeNeu((version) => void speicher.ueberschreibe(version))}
            onAlsNeuen={() =>
              onNeuBeginn({ werte: alsNeuerEntwurf(werte), ablage: null, gespeichert: null, wiederhergestellt: false, veraltet: false })
            }
          />
          <ErrorSummary entries={versand.eintraege} />
          {versand.fehler !== null && !dialog && <ErrorState error={versand.fehler} />}
          {klientFehler !== null && <ErrorState error={klientFehler} />}
          <KlientWahl kopf={kopf} klient={klient} error={kopfFehler['klientId'] ?? kopfFehler['art']} dispatch={dispatch} />
          {hausbesuchId !== null && (
            <BekannteMittel
              hausbesuchId={hausbesuchId}
              klientId={kopf.klientId}
              positionen={positionen}
              heute={heute}
              onUebernehmen={(position) => dispatch({ art: 'uebernehmen', position })}
            />
          )}
          <Positionen
            positionen={positionen}
            mitRezept={kopf.art === 'KLIENT'}
            tafel={versand.tafel}
            befunde={versand.befunde}
            dispatch={dispatch}
          />
          <AuftragKarte kopf={kopf} klient={klient} mitRezept={mitRezept} fehler={kopfFehler} heute={heute} dispatch={dispatch} />
          <WorteKarte kopf={kopf} fehler={kopfFehler} dispatch={dispatch} />
        </Stack>
        <aside className={classes.rand}>
          {kopf.art === 'KLIENT' && <LetzteBestellungen klientId={kopf.klientId} eigeneId={ablageId} />}
        </aside>
      </div>
      <FussLeiste stand={stand} unfertig={eingabeFehler.length > 0}>
        <Button look="secondary" disabled={ablage === null} onClick={() => setDialog(true)}>
          {t('aktion.vorschau')}
        </Button>
        <Button busy={versand.beschaeftigt === 'pruefen'} onClick={pruefe} aria-keyshortcuts="Control+Enter">
          {t('aktion.pruefen')}
        </Button>
      </FussLeiste>
      <VersandDialog opened={dialog} onClose={() => setDialog(false)} versand={versand} werte={werte} />
    </>
  )
}
