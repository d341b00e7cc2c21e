import type { StoppAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { IconId } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { usePress } from '../../ui/step/useStep.ts'
import { ladeTourenNeu, sageEgk } from '../tour.queries.ts'
import { tourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import classes from './Stopp.module.css'

const danach = { MITNEHMEN: 'UNS', ZURUECKGEBEN: 'KLIENT' } as const

/** The Klient's health card: to be taken along, or to be given back. */
export function EgkZeile({ stopp }: { stopp: StoppAntwort }) {
  const t = useTexts(tourTexts)
  const { press, running } = usePress<Parameters<typeof sageEgk>[0]>({
    send: (body, keyOf) => sageEgk(body, keyOf({ body, egk: stopp.egk })),
    reload: ladeTourenNeu,
    onDone: () => {},
  })
  const { egk, besuch } = stopp
  const klientId = besuch?.klient?.id
  if (egk === null || klientId === undefined) return null
  return (
    <div className={classes.egk}>
      <span>
        <IconId size={20} aria-hidden /> {t(`egk.${egk}`)}
      </span>
      <Button
        look="secondary"
        busy={running !== null}
        aria-label={t(`egk.name.${egk}`, { name: stoppName(stopp) })}
        onClick={() => press({ klientId, bei: danach[egk] })}
      >
        {t(`egk.knopf.${egk}`)}
      </Button>
    </div>
  )
}
