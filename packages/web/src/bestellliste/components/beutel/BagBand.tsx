import { IconBarcode, IconCircleCheck, IconCircleX, IconReplace } from '@tabler/icons-react'
import type { BestellungAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { formatDate } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useReason } from '../../../step/useReason.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { planSammel } from '../sammelPlan.ts'
import { openMenge, validProdukt } from '../../../bestellung/components/schritte/defaults.ts'
import { sperrgrund } from '../../../bestellung/components/schritte/schritte.ts'
import { type Bag, findExchange, type Said } from './useBag.ts'
import classes from './Bag.module.css'

type Tone = 'idle' | 'good' | 'ask' | 'bad'

interface Band {
  tone: Tone
  title: string
  text?: string
}

const icons = { idle: IconBarcode, good: IconCircleCheck, ask: IconReplace, bad: IconCircleX }

/** Always there and always as high, so that nothing moves: what the last scan was, or that the scanner is heard. */
export function BagBand({ bag }: { bag: Bag }) {
  const { tone, title, text } = useBand(bag)
  const Icon = icons[tone]
  return (
    <div className={classes.band} data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <Icon size={20} aria-hidden />
      <strong>{title}</strong>
      {text !== undefined && <span>{text}</span>}
    </div>
  )
}

/** A complete bag says more than its last pack, and an exchange that is written down waits for nobody. */
function isPast(bag: Bag, said: Said): boolean {
  if (said.art === 'EXCHANGE') return findExchange(bag) === null
  return said.art === 'COUNTED' && bag.full
}

function useBand(bag: Bag): Band {
  const t = useBagTexts()
  const reason = useReason()
  const today = useToday()
  const { said, full, inWork, ready, bestellung } = bag
  const saidOf = useSaid(bag)
  if (said !== null && !isPast(bag, said)) return saidOf(said)
  if (inWork.length === 0 && bestellung.positionen.some(({ status }) => status === 'BEI_APOTHEKE'))
    return { tone: 'idle', title: t('band.notAccepted'), text: t('band.notAcceptedText') }
  if (inWork.length === 0) return { tone: 'idle', title: t('band.noWork') }
  if (!full) return { tone: 'idle', title: t('band.idle'), text: t('band.idleText') }
  const shut = inWork.map(({ uebergaenge }) => sperrgrund(uebergaenge, 'bereitstellen')).find((code) => code !== null)
  if (ready.length < inWork.length)
    return {
      tone: 'ask',
      title: t('band.full'),
      text: t('band.fullShut', { grund: shut === undefined || shut === null ? '' : reason(shut) }),
    }
  const plain = planSammel(bestellung, 'bereitstellen', today).geht
  return { tone: plain ? 'good' : 'ask', title: t('band.full'), text: t(plain ? 'band.fullText' : 'band.fullLook') }
}

function useSaid({ bestellung, counted }: Bag): (said: Said) => Band {
  const t = useBagTexts()
  const nameOf = (positionId: string) => nameIn(bestellung, positionId)
  return (said) => {
    switch (said.art) {
      case 'COUNTED': {
        const position = bestellung.positionen.find(({ id }) => id === said.positionId)
        const ist = counted.filter(({ positionId }) => positionId === said.positionId).length
        const soll = position === undefined ? ist : openMenge(position)
        return { tone: 'good', title: t('band.COUNTED', { name: nameOf(said.positionId), ist, soll }) }
      }
      case 'EXCHANGE':
        return { tone: 'ask', title: t('band.EXCHANGE', { name: said.produkt.bezeichnung }), text: t('band.EXCHANGE_text') }
      case 'EXPIRED':
        return { tone: 'bad', title: t('band.EXPIRED', { tag: formatDate(said.verfall) }), text: t('band.EXPIRED_text') }
      case 'UNKNOWN':
        return {
          tone: 'bad',
          title: t('band.UNKNOWN', { pzn: said.pack.pzn }),
          text: t('band.UNKNOWN_text', { name: said.soll.bezeichnung }),
        }
      case 'FOREIGN':
        return { tone: 'bad', title: t('band.FOREIGN', { pzn: said.pack.pzn }), text: t('band.FOREIGN_text') }
      case 'TOO_MANY':
      case 'NOT_BY_PACK':
        return { tone: 'bad', title: t(`band.${said.art}`), text: t(`band.${said.art}_text`, { name: nameOf(said.positionId) }) }
      case 'AGAIN':
      case 'NOT_IN_WORK':
      case 'UNREADABLE':
      case 'UNKNOWN_LABEL':
        return { tone: 'bad', title: t(`band.${said.art}`), text: t(`band.${said.art}_text`) }
      default:
        return said satisfies never
    }
  }
}

function nameIn({ positionen }: BestellungAnswer, positionId: string): string {
  const position = positionen.find(({ id }) => id === positionId)
  return position === undefined ? '' : validProdukt(position).bezeichnung
}
