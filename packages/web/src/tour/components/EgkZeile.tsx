import type { StoppAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconId } from '@tabler/icons-react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { ladeTourenNeu, sageEgk } from '../tour.queries.ts'
import { tourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import classes from './Stopp.module.css'

const danach = { MITNEHMEN: 'UNS', ZURUECKGEBEN: 'KLIENT' } as const

/** The Klient's health card: to be taken along, or to be given back. */
export function EgkZeile({ stopp }: { stopp: StoppAntwort }) {
  const t = useTexts(tourTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Parameters<typeof sageEgk>[0]) => sageEgk(body, schluessel({ body, egk: stopp.egk })),
    onError: toastError,
    onSettled: () => ladeTourenNeu(client),
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
        busy={isPending}
        aria-label={t(`egk.name.${egk}`, { name: stoppName(stopp) })}
        onClick={() => mutate({ klientId, bei: danach[egk] })}
      >
        {t(`egk.knopf.${egk}`)}
      </Button>
    </div>
  )
}
