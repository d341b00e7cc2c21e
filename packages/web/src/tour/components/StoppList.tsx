import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconArrowDown, IconArrowUp, IconGripVertical, IconId } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Tageskarte, OtherStopp } from './StoppCards.tsx'
import { formatNumber, formatTime } from '../../shared/format.ts'
import { usePress } from '../../step/useStep.ts'
import { Button, IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import { Group } from '../../ui/layout.tsx'
import { announce } from '../../ui/feedback.tsx'
import { oneColumn, useSorting, withMoved } from '../../ui/useSorting.ts'
import { reloadTouren, sayEgk } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'
import { SpaetBadge } from './TourKopf.tsx'
import { stoppName, stoppAnker } from './anzeige.ts'
import { useTourPress } from './tourStep.ts'
import classes from './Stopp.module.css'

const danach = { MITNEHMEN: 'UNS', ZURUECKGEBEN: 'KLIENT' } as const

export function StoppList({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { run, geordnet } = useTourPress(tour)
  const fertige = tour.stopps.filter(({ fertig }) => fertig)
  const byId = new Map(tour.stopps.filter(({ fertig }) => !fertig).map((stopp) => [stopp.id, stopp]))
  const ids = (geordnet ?? tour.stopps.map(({ id }) => id)).filter((id) => byId.has(id))
  const sort = (added: readonly string[], bewegt: string) => {
    run('ordnen', { reihenfolge: [...fertige.map(({ id }) => id), ...added] })
    const stopp = byId.get(bewegt)
    if (stopp !== undefined)
      announce(t('stopp.verschoben', { name: stoppName(stopp), platz: added.indexOf(bewegt) + 1, alle: added.length }))
  }
  const { shown, dragged, handlersOf } = useSorting({ ids, steps: oneColumn, onSort: sort })
  const may = tour.uebergaenge.ordnen === true && ids.length > 1
  const ordnungOf = ({ id }: StoppAnswer) => ({
    platz: ids.indexOf(id) + 1,
    alle: ids.length,
    griff: handlersOf(id),
    move: (um: 1 | -1) => {
      const added = withMoved(ids, id, ids.indexOf(id) + um)
      if (added !== ids) sort(added, id)
    },
  })
  return (
    <ol className={classes.liste} aria-label={t('liste')}>
      {/* One list with stable keys: a finished card moves and keeps its state. */}
      {[...shown.flatMap((id) => byId.get(id) ?? []), ...fertige].map((stopp) => (
        <li
          key={stopp.id}
          id={stoppAnker(stopp.id)}
          tabIndex={-1}
          className={classes.karte}
          data-sort={stopp.fertig ? undefined : stopp.id}
          data-dragged={dragged === stopp.id || undefined}
          data-fertig={stopp.fertig || undefined}
        >
          <StoppCard tour={tour} stopp={stopp} ordnung={may && !stopp.fertig ? ordnungOf(stopp) : null} />
        </li>
      ))}
    </ol>
  )
}

/** How a stop gets to another place; null where nobody may move it. */
interface Ordnung {
  platz: number
  alle: number
  griff: ComponentProps<'button'>
  move: (um: 1 | -1) => void
}

function StoppCard({ tour, stopp, ordnung }: { tour: TourAnswer; stopp: StoppAnswer; ordnung: Ordnung | null }) {
  return (
    <>
      <Kopf stopp={stopp} ordnung={ordnung} />
      {stopp.besuch === null ? <OtherStopp tour={tour} stopp={stopp} /> : <Tageskarte besuch={stopp.besuch} />}
      <EgkRow stopp={stopp} />
    </>
  )
}

function Kopf({ stopp, ordnung }: { stopp: StoppAnswer; ordnung: Ordnung | null }) {
  const { ankunft } = stopp
  if (ankunft === null && ordnung === null) return null
  return (
    <Group gap={8} wrap="nowrap">
      {ordnung !== null && <Griff stopp={stopp} ordnung={ordnung} />}
      <div className={classes.ankunft}>{ankunft !== null && <Ankunft ankunft={ankunft} termin={stopp.besuch?.plan?.von ?? null} />}</div>
      {ordnung !== null && <Pfeile stopp={stopp} ordnung={ordnung} />}
    </Group>
  )
}

/** Who could be there before the time does not come then: there are hours between. */
function Ankunft({
  ankunft: { am, reise, spaetMinuten },
  termin,
}: {
  ankunft: NonNullable<StoppAnswer['ankunft']>
  termin: string | null
}) {
  const t = useTourTexts()
  const isEarly = termin !== null && termin > am
  return (
    <>
      <span>
        {t(isEarly ? 'stopp.ankunftAb' : 'stopp.ankunft', { zeit: formatTime(am) })} · {weg()}
      </span>
      <SpaetBadge minuten={spaetMinuten} />
    </>
  )

  function weg(): string {
    if (reise === null) return t('stopp.wegUnbekannt')
    const { minuten, meter } = reise
    return meter === null
      ? t('stopp.reise', { count: minuten })
      : t('stopp.reiseKm', { count: minuten, km: formatNumber(Math.round(meter / 100) / 10) })
  }
}

function Griff({ stopp, ordnung: { platz, alle, griff } }: { stopp: StoppAnswer; ordnung: Ordnung }) {
  const t = useTourTexts()
  return (
    <UnstyledButton
      {...griff}
      className={classes.griff ?? ''}
      data-grip
      aria-label={t('stopp.greifen', { name: stoppName(stopp), platz, alle })}
    >
      <IconGripVertical size={22} aria-hidden />
      {platz}
    </UnstyledButton>
  )
}

function Pfeile({ stopp, ordnung: { platz, alle, move } }: { stopp: StoppAnswer; ordnung: Ordnung }) {
  const t = useTourTexts()
  const name = stoppName(stopp)
  return (
    <Group gap={0} wrap="nowrap" align="stretch" flex="none">
      <IconButton
        label={t('stopp.hoch', { name })}
        icon={<IconArrowUp size={22} aria-hidden />}
        disabled={platz === 1}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t('stopp.runter', { name })}
        icon={<IconArrowDown size={22} aria-hidden />}
        disabled={platz === alle}
        onClick={() => move(1)}
      />
    </Group>
  )
}

function EgkRow({ stopp }: { stopp: StoppAnswer }) {
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
