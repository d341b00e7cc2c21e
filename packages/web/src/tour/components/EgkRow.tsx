import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconId } from '@tabler/icons-react'
import { usePress } from '../../step/useStep.ts'
import { Button } from '../../ui/buttons.tsx'
import { reloadTouren, sayEgk } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import classes from './EgkRow.module.css'

const danach = { MITNEHMEN: 'UNS', ZURUECKGEBEN: 'KLIENT' } as const

/** Where the health card of the Klient is, and where it goes. */
export function EgkRow({ stopp }: { stopp: StoppAnswer }) {
  const t = useTourTexts()
  const { press, running } = usePress<Parameters<typeof sayEgk>[0]>({
    send: (body, keyOf) => sayEgk(body, keyOf({ body, egk: stopp.egk })),
    reload: reloadTouren,
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
