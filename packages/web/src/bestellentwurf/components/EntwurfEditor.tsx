import type { IsoDate } from '@dreiklang/domain/shared/time'
import { IconCloudCheck, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { bestellungPath, listPath } from '../../bestellung/bestellung.paths.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { ErrorSummary } from '../../form/Form.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { klientQuery } from '../../klient/klient.queries.ts'
import { formatTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Group } from '../../ui/layout.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useNeuActions } from '../bestellentwurf.actions.tsx'
import { entwurfQuery } from '../bestellentwurf.queries.ts'
import { EntwurfColumns } from './EntwurfColumns.tsx'
import { DeleteEntwurf, Hinweise, hinweisId } from './Hinweise.tsx'
import { KlientWahl } from './KlientWahl.tsx'
import { NichtUebernommen } from './Zuletzt.tsx'
import { VersandDialog } from './VersandDialog.tsx'
import { asNewEntwurf, type EntwurfStart, startOf } from './entwurfStart.ts'
import type { StoreStand } from './store.ts'
import { forgetUnsaved } from './ungespeichert.ts'
import { useEntwurf, useVersand } from './useEntwurf.ts'
import fussBarClasses from './FussBar.module.css'

export interface EntwurfEditorProps {
  start: EntwurfStart
  heute: IsoDate
  klientVorgabe: string | null
  hausbesuchId: string | null
  folgeId: string | null
  onAblage: (entwurfId: string) => void
  onNeuBeginn: (start: EntwurfStart) => void
}

const noError: Readonly<Record<string, string>> = {}

export function EntwurfEditor({ start, heute, klientVorgabe, hausbesuchId, folgeId, onAblage, onNeuBeginn }: EntwurfEditorProps) {
  const t = useNeuTexts()
  const { id: personId } = useUser()
  const goTo = useGoTo()
  const queryClient = useQueryClient()
  const entwurf = useEntwurf({ start, personId, heute, hausbesuchId, folgeId, klientVorgabe })
  const { werte, dispatch, speicher, stand, eingabeFehler, offen, release } = entwurf
  const { kopf } = werte
  const { klient, fehler: klientError } = useKlientOfBestellung({ entwurf, vorgabe: klientVorgabe })
  const [dialog, setDialog] = useState(false)
  const [wiederDa, setWiederDa] = useState(start.wiederhergestellt)
  const versand = useVersand({
    entwurf,
    onSent: (id, nummer) => {
      toastSuccess(t('senden.gesendet', { nummer }))
      goTo(bestellungPath(id))
    },
  })
  const check = () => {
    if (versand.beschaeftigt === null) void versand.check().then(setDialog)
  }
  useNeuActions({ onPruefen: check })

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

  const reload = (dann: (version: number) => void) => {
    if (ablage === null) return onNeuBeginn({ ...start, wiederhergestellt: false })
    void queryClient.fetchQuery({ ...entwurfQuery(ablage.id), staleTime: 0 }).then(({ version }) => dann(version), toastError)
  }
  const discard = () => {
    forgetUnsaved(ablageId)
    reload(() => {
      const frisch = queryClient.getQueryData(entwurfQuery(ablageId ?? '').queryKey)
      if (frisch !== undefined) onNeuBeginn(startOf(frisch, personId))
    })
  }
  const kopfError = versand.tafel.get(null) ?? noError

  return (
    <>
      <LeaveGuard dirty={offen} save={speicher.now} onDiscard={release} stays={bleibt} />
      <PageHeader
        title={ablage === null ? t('titel') : t('titelEntwurf', { nummer: ablage.nummer })}
        above={<Link to={listPath('pflege')}>{t('zurueck')}</Link>}
        actions={ablage !== null && <DeleteEntwurf ablage={ablage} onGeloescht={release} />}
      />
      <EntwurfColumns entwurf={entwurf} versand={versand} klient={klient} heute={heute} hausbesuchId={hausbesuchId}>
        <Hinweise
          stand={stand}
          wiederhergestellt={wiederDa}
          onVerwerfen={() => {
            setWiederDa(false)
            discard()
          }}
          onNeuLaden={discard}
          onMeinenBehalten={() => reload((version) => void speicher.overwrite(version))}
          onAlsNew={() =>
            onNeuBeginn({
              werte: asNewEntwurf(werte),
              ablage: null,
              gespeichert: null,
              wiederhergestellt: false,
              veraltet: false,
              nichtUebernommen: start.nichtUebernommen,
            })
          }
        />
        <ErrorSummary entries={versand.eintraege} />
        {versand.fehler !== null && !dialog && <ErrorState error={versand.fehler} />}
        {klientError !== null && <ErrorState error={klientError} />}
        <NichtUebernommen liste={start.nichtUebernommen} />
        <KlientWahl kopf={kopf} klient={klient} error={kopfError['klientId'] ?? kopfError['art']} dispatch={dispatch} />
      </EntwurfColumns>
      <FussBar stand={stand} unfertig={eingabeFehler.length > 0}>
        <Button look="secondary" disabled={ablage === null} onClick={() => setDialog(true)}>
          {t('aktion.vorschau')}
        </Button>
        <Button busy={versand.beschaeftigt === 'pruefen'} onClick={check} aria-keyshortcuts="Control+Enter">
          {t('aktion.pruefen')}
        </Button>
      </FussBar>
      <VersandDialog opened={dialog} onClose={() => setDialog(false)} versand={versand} werte={werte} />
    </>
  )
}

function useKlientOfBestellung({ entwurf, vorgabe }: { entwurf: ReturnType<typeof useEntwurf>; vorgabe: string | null }) {
  const { werte, klient: known, dispatch } = entwurf
  const { art, klientId } = werte.kopf
  const [uebernommen, setUebernommen] = useState(klientId !== null)
  const gesucht = klientId ?? (uebernommen ? null : vorgabe)
  const { data, error } = useQuery({ ...klientQuery(gesucht ?? ''), enabled: art === 'KLIENT' && gesucht !== null })

  useEffect(() => {
    if (data === undefined) return
    if (klientId === data.id) {
      setUebernommen(true)
      if (known?.id !== data.id) dispatch({ art: 'klientGelesen', klient: data })
    } else if (!uebernommen && data.id === vorgabe) {
      setUebernommen(true)
      dispatch({ art: 'klientGewaehlt', klient: data })
    }
  }, [data, klientId, known, vorgabe, uebernommen, dispatch])

  const klient = data !== undefined && data.id === klientId ? data : null
  return { klient, fehler: error }
}

function FussBar({ stand, unfertig, children }: { stand: StoreStand; unfertig: boolean; children: ReactNode }) {
  const t = useNeuTexts()
  return (
    <div className={fussBarClasses.leiste} data-own-foot role="group">
      <Speicherzeile stand={stand} unfertig={unfertig} />
      <Group gap={8} justify="flex-end" align="stretch">
        {(stand.art === 'veraltet' || stand.art === 'fort') && (
          <Button look="secondary" onClick={() => document.getElementById(hinweisId)?.focus()}>
            {t('stand.entscheiden')}
          </Button>
        )}
        {children}
      </Group>
    </div>
  )
}

function Speicherzeile({ stand, unfertig }: { stand: StoreStand; unfertig: boolean }) {
  const satz = useStandSentence(stand, unfertig)
  const schlecht = stand.art === 'ohneVerbindung' || stand.art === 'abgelehnt' || stand.art === 'veraltet' || stand.art === 'fort'
  const Icon = {
    leer: null,
    offen: IconCloudUpload,
    laeuft: IconCloudUpload,
    gespeichert: IconCloudCheck,
    ohneVerbindung: IconCloudOff,
    veraltet: IconCloudOff,
    fort: IconCloudOff,
    abgelehnt: IconCloudOff,
  }[stand.art]
  return (
    <>
      <span className={fussBarClasses.stand} data-schlecht={schlecht || undefined}>
        {Icon !== null && <Icon size={20} aria-hidden />}
        {satz}
      </span>
      {/* Only problems are read aloud: a successful save happens every few seconds. */}
      <span className="unseen" role="status">
        {schlecht ? satz : ''}
      </span>
    </>
  )
}

function useStandSentence({ art, gespeichertMs, fehler }: StoreStand, unfertig: boolean): string {
  const t = useNeuTexts()
  useLanguage()
  const zeit = gespeichertMs === null ? null : formatTime(new Date(gespeichertMs).toISOString())
  if (art === 'abgelehnt') return t('stand.abgelehnt', { grund: fehler?.message ?? '' })
  if (art !== 'gespeichert') return t(`stand.${art}`)
  if (unfertig) return zeit === null ? t('stand.offen') : t('stand.unvollstaendig', { zeit })
  return zeit === null ? t('stand.gespeichertOhneZeit') : t('stand.gespeichert', { zeit })
}
