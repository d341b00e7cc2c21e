import { isHandedOut } from '@dreiklang/domain/bestellung/lieferung'
import type { KlientAnswer } from '@dreiklang/domain/klient/klient.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Stack } from '../../ui/layout.tsx'
import { AuftragCard } from './AuftragCard.tsx'
import { asksForEinloesung, type PositionValues } from './formValues.ts'
import { KnownAtBesuch } from './KnownMittel.tsx'
import { KnownOfKlient } from './KnownOfKlient.tsx'
import { LastBestellungen } from './LastBestellungen.tsx'
import { Positionen } from './Positionen.tsx'
import type { useEntwurf, useVersand } from './useEntwurf.ts'
import classes from './EntwurfColumns.module.css'

interface EntwurfColumnsProps {
  entwurf: ReturnType<typeof useEntwurf>
  versand: ReturnType<typeof useVersand>
  klient: KlientAnswer | null
  heute: IsoDate
  hausbesuchId: string | null
  /** For whom, and what has to be decided before anything else. */
  children: ReactNode
}

const noError: Readonly<Record<string, string>> = {}

/** In the order in which it is written: for whom, what of the known, what, when and how. Where there is room, what is looked up stands beside. */
export function EntwurfColumns({ entwurf, versand, klient, heute, hausbesuchId, children }: EntwurfColumnsProps) {
  const { werte, dispatch, stand } = entwurf
  const { kopf, positionen } = werte
  const { klientId } = kopf
  const wide = useMediaQuery('(min-width: 1280px)', false, { getInitialValueInEffect: false })
  const kopfError = versand.tafel.get(null) ?? noError
  const ways = { mitRezept: asksForEinloesung(werte), handedOut: isHandedOut(werte) }
  const takeOver = (position: PositionValues) => dispatch({ art: 'uebernehmen', position })
  const forKlient = kopf.art === 'KLIENT'
  const last = forKlient && (wide || klientId !== null) && (
    <LastBestellungen klientId={klientId} eigeneId={stand.ablage?.id ?? null} folded={!wide} />
  )
  const known = klientId !== null && (
    <KnownOfKlient positionen={positionen} klientId={klientId} onlyPlan={hausbesuchId !== null} dispatch={dispatch} />
  )
  return (
    <div className={classes.spalten}>
      <Stack gap="md" className={classes.kopf}>
        {children}
      </Stack>
      {(known !== false || (wide && last !== false)) && (
        <aside className={classes.rand}>
          {known}
          {wide && last}
        </aside>
      )}
      <Stack gap="md" className={classes.haupt}>
        {hausbesuchId !== null && (
          <KnownAtBesuch positionen={positionen} heute={heute} onUebernehmen={takeOver} hausbesuchId={hausbesuchId} klientId={klientId} />
        )}
        <Positionen
          positionen={positionen}
          klientId={klientId}
          klient={klient}
          heute={heute}
          mitRezept={forKlient}
          tafel={versand.tafel}
          befunde={versand.befunde}
          faulty={versand.faulty}
          dispatch={dispatch}
        />
        <AuftragCard kopf={kopf} klient={klient} {...ways} fehler={kopfError} heute={heute} dispatch={dispatch} />
        {!wide && last}
      </Stack>
    </div>
  )
}
