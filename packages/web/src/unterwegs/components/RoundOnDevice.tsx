import type { RundeAnswer } from '@dreiklang/domain/tour/runde.contract'
import { type BagEntry, isBagEntry } from '@dreiklang/domain/unterwegs/entry.contract'
import { IconCloudOff, IconCloudUpload, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { registerBagsWithoutNetwork } from '../../bestellung/components/withoutNetwork.ts'
import { unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatTime } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import type { WaitingBags } from '../../tour/components/runde/round.ts'
import type { RoundOnDeviceProps } from '../../tour/components/runde/RoundPage.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { toastError, toastInfo } from '../../ui/toast.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { useAbgleich } from './lager/abgleich.ts'
import { bagErsatz } from './lager/ersatz.ts'
import { type Stand, takeAlong, useStand, waitingOf } from './lager/stand.ts'
import { Pruefen } from './Mitnahme.tsx'
import classes from './TourOnDevice.module.css'

// With the round and not with the session: bags are handed over where a round is open.
registerBagsWithoutNetwork(bagErsatz)

/** Said of one bag one after the other: a second attempt keeps the reason of the first. */
function laterOf(before: WaitingBags, { art, am, angaben }: BagEntry): WaitingBags {
  const earlier = before.get(angaben.lieferungId)
  const an = 'nachweis' in angaben ? angaben.nachweis.empfaengerName : null
  const grund = 'grund' in angaben ? angaben.grund : (earlier?.grund ?? null)
  const kassiert = 'zuzahlung' in angaben ? (angaben.zuzahlung?.art ?? null) : null
  const when = art === 'ausliefern' ? (earlier?.am ?? am) : am
  return new Map(before).set(angaben.lieferungId, { handlung: art, am: when, an, grund, kassiert })
}

const waitingBags = ({ schlange }: Stand): WaitingBags =>
  waitingOf(schlange)
    .map(({ eintrag }) => eintrag)
    .filter(isBagEntry)
    .reduce<WaitingBags>(laterOf, new Map())

function roundOf({ gepaeck }: Stand, today: string): RundeAnswer | null {
  if (gepaeck === null || gepaeck.tag.datum !== today || gepaeck.tag.runde.length === 0) return null
  const { datum, am, runde } = gepaeck.tag
  return { datum, am, stopps: runde }
}

/** What waits is done for the driver, and says that it waits; without network the round is the one that was taken along. */
export function RoundOnDevice({ live, cutOff, otherwise, children }: RoundOnDeviceProps) {
  const stand = useStand()
  const today = useToday()
  useAbgleich()
  const taken = roundOf(stand, today)
  const shown = cutOff ? (taken ?? live) : live
  const waiting = waitingBags(stand)
  if (shown === undefined) return otherwise
  const offer = stand.gelesen && taken === null && shown.stopps.length > 0
  return children(
    shown,
    waiting,
    <>
      <Band cutOff={cutOff} am={taken?.am ?? null} waiting={waiting.size} offer={offer} />
      <Pruefen />
    </>,
  )
}

interface BandProps {
  cutOff: boolean
  /** When the round was taken along. */
  am: string | null
  waiting: number
  offer: boolean
}

/** The only difference to a round with network. */
function Band({ cutOff, am, waiting, offer }: BandProps) {
  const t = useUnterwegsTexts()
  const words = [
    ...(cutOff && am !== null ? [t('band', { zeit: formatTime(am) })] : []),
    ...(waiting > 0 ? [t('warten', { count: waiting }), t('runde.wartet')] : []),
  ]
  if (words.length === 0) return offer && !cutOff ? <Offer /> : null
  return (
    <div className={classes.band} role="status">
      {cutOff ? <IconCloudOff size={18} aria-hidden /> : <IconCloudUpload size={18} aria-hidden />}
      <Link to={unterwegsPath}>{words.join(' · ')}</Link>
    </div>
  )
}

/** Each taking along is written down as given out: so it is asked for, once a round. */
function Offer() {
  const t = useUnterwegsTexts()
  const today = useToday()
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { auchNachNeuladen } = await takeAlong(today)
      if (!auchNachNeuladen) toastInfo(t('mitnahme.ohneNeuladen'))
    } catch (error) {
      toastError(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.offer}>
      <span>{t('runde.nichtMitgenommen')}</span>
      <Button look="secondary" busy={busy} icon={<IconDownload size={20} aria-hidden />} onClick={() => void take()}>
        {t('runde.laden')}
      </Button>
    </div>
  )
}
