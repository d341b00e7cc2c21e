import { berlinDate, type IsoDate } from '@dreiklang/domain/shared/time'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { z } from 'zod'
import { bestellungPath, editPath } from '../../bestellung/bestellung.paths.ts'
import { useNeuTexts } from '../../bestellung/onDemand.texts.ts'
import { type Quote, quoteOf, useSource } from '../../form/useSource.ts'
import { useGoTo, usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { LinkButton } from '../../ui/buttons.tsx'
import { Alert, ErrorState, ListSkeleton, showQuery } from '../../ui/feedback.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { entwurfQuery } from '../bestellentwurf.queries.ts'
import { EntwurfEditor } from '../components/EntwurfEditor.tsx'
import { type EntwurfStart, startNew, startOf } from '../components/entwurfStart.ts'

const oderNo = z.uuid().nullable().default(null)
const search = z.object({ klient: oderNo, entwurf: oderNo, besuch: oderNo, folge: oderNo })

const noteMaxLength = 1000

/** `?klient=`, from a visit `?besuch=` and its follow-up `&folge=`, from a line of a talk `?quelle=`. Once saved, the draft is in the address, so that a reload finds it. */
export function NewBestellungPage() {
  const { quelle, quote, error, retry, keepMade } = useSource()
  if (quote === undefined) return error === null ? <ListSkeleton rows={5} height={96} /> : <ErrorState error={error} onRetry={retry} />
  return <NewBestellung key={quelle} quote={quote} onMade={(id) => keepMade('bestellung', id)} />
}

function NewBestellung({ quote, onMade }: { quote: Quote | null; onMade: (bestellungId: string) => void }) {
  const { id: personId } = useUser()
  const [{ klient, entwurf, besuch, folge }, setSuche] = useSearchState(search)
  const [start, setAnfang] = useState({ klient, entwurf, besuch, folge, nr: 0 })
  const [heute] = useState(() => berlinDate(new Date().toISOString()))
  /** The draft that this form put into the address itself: it must not restart the form. */
  const eigener = useRef<{ id: string; angekommen: boolean }>(null)

  useEffect(() => {
    const { current } = eigener
    if (current !== null && entwurf === current.id) {
      current.angekommen = true
      return
    }
    const unterwegs = current !== null && !current.angekommen
    const unveraendert =
      current === null && entwurf === start.entwurf && klient === start.klient && besuch === start.besuch && folge === start.folge
    if (unterwegs || unveraendert) return
    eigener.current = null
    setAnfang({ klient, entwurf, besuch, folge, nr: start.nr + 1 })
  }, [klient, entwurf, besuch, folge, start])

  const onAblage = (id: string) => {
    eigener.current = { id, angekommen: false }
    if (start.entwurf === null) onMade(id)
    setSuche({ entwurf: id })
  }
  if (start.entwurf !== null)
    return <LoadEntwurf key={start.nr} entwurfId={start.entwurf} heute={heute} hausbesuchId={start.besuch} onAblage={onAblage} />
  return (
    <EntwurfFrame
      key={start.nr}
      beginn={() => startNew({ personId, heute, klientId: start.klient, note: quote === null ? null : quoteOf(quote, noteMaxLength) })}
      heute={heute}
      klientVorgabe={start.klient}
      hausbesuchId={start.besuch}
      folgeId={start.folge}
      onAblage={onAblage}
    />
  )
}

const params = z.object({ bestellungId: z.uuid() })

export function EditEntwurfPage() {
  const { bestellungId } = usePathParams(params)
  const goTo = useGoTo()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  return (
    <LoadEntwurf
      key={bestellungId}
      entwurfId={bestellungId}
      heute={today}
      hausbesuchId={null}
      onAblage={(id) => goTo(editPath(id), { replace: true })}
    />
  )
}

function LoadEntwurf({ entwurfId, ...rest }: { entwurfId: string } & Omit<EntwurfFrameProps, 'beginn' | 'klientVorgabe' | 'folgeId'>) {
  const t = useNeuTexts()
  const { id: personId } = useUser()
  const { data, state } = showQuery(useQuery(entwurfQuery(entwurfId)), { rows: 5, height: 96 })
  const title = data === undefined ? t('titel') : t('titelEntwurf', { nummer: data.nummer })
  if (data?.status === 'ENTWURF')
    return <EntwurfFrame {...rest} beginn={() => startOf(data, personId)} klientVorgabe={null} folgeId={null} />
  return (
    <>
      <PageHeader title={title} />
      {state}
      {data !== undefined && (
        <Alert
          tone="info"
          title={t('gesendetSchon.titel')}
          actions={<LinkButton to={bestellungPath(data.id)}>{t('gesendetSchon.zeigen')}</LinkButton>}
        >
          {t('gesendetSchon.text')}
        </Alert>
      )}
    </>
  )
}

interface EntwurfFrameProps {
  beginn: () => EntwurfStart
  heute: IsoDate
  klientVorgabe: string | null
  hausbesuchId: string | null
  folgeId: string | null
  onAblage: (entwurfId: string) => void
}

/** Keeps the initial content, so that the form can restart with other content. */
function EntwurfFrame({ beginn, ...rest }: EntwurfFrameProps) {
  const [lauf, setLauf] = useState(() => ({ nr: 0, start: beginn() }))
  return <EntwurfEditor {...rest} key={lauf.nr} start={lauf.start} onNeuBeginn={(start) => setLauf(({ nr }) => ({ nr: nr + 1, start }))} />
}
