import { besuchTypen, dringlichkeiten } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Seite } from '@dreiklang/domain/shared/akteur'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { quoteOf, useSource } from '../../form/useSource.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { PageHeader, Stack } from '../../ui/layout.tsx'
import type { DefaultFrom, Defaults } from '../components/anbauten.ts'
import { readEntwurf, forgetEntwurf } from '../components/entwurf.ts'
import { BesuchFormular } from '../components/neu/BesuchFormular.tsx'
import { asEntwurf, fromDefault, emptyBesuch } from '../components/neu/besuchValues.ts'
import { usePage } from '../components/anzeige.tsx'
import { hausbesuchePath } from '../hausbesuch.paths.ts'
import { selectionQuery, defaultQuery } from '../hausbesuch.queries.ts'
import { useHausbesuchTexts } from '../hausbesuch.texts.ts'

const search = z.object({
  klientId: z.uuid().nullable().default(null),
  typ: z.enum(besuchTypen).nullable().default(null),
  dringlichkeit: z.enum(dringlichkeiten).default('ROUTINE'),
  bestellungId: z.uuid().nullable().default(null),
  ausBesuch: z.uuid().nullable().default(null),
  folgeId: z.uuid().nullable().default(null),
  anliegenId: z.uuid().nullable().default(null),
})

const anlassMaxLength = 500

function fromAdresse({ bestellungId, ausBesuch, folgeId, anliegenId }: z.output<typeof search>): DefaultFrom | null {
  if (bestellungId !== null) return { bestellungId }
  if (anliegenId !== null) return { anliegenId }
  return ausBesuch === null || folgeId === null ? null : { hausbesuchId: ausBesuch, folgeId }
}

/** `?klientId=`, `?typ=`, `?dringlichkeit=`; or it follows: from an order `?bestellungId=`, from an earlier visit `?ausBesuch=&folgeId=`, from a request `?anliegenId=`, from a line of a talk `?quelle=`. */
export function NewHausbesuchPage({ vorgaben }: { vorgaben: Defaults }) {
  const t = useHausbesuchTexts()
  const seite = usePage()
  return (
    <>
      <PageHeader title={t('neu.titel')} above={<Link to={hausbesuchePath}>{t('alle')}</Link>} />
      {seite === null ? <Alert tone="info">{t('nichtIhre')}</Alert> : <Formular seite={seite} vorgaben={vorgaben} />}
    </>
  )
}

function Formular({ seite, vorgaben }: { seite: Seite; vorgaben: Defaults }) {
  const t = useHausbesuchTexts()
  const { id: me } = useUser()
  const [adresse] = useSearchState(search)
  const { klientId, typ, dringlichkeit } = adresse
  const aus = fromAdresse(adresse)
  const { quelle, quote, ...source } = useSource()
  const { data: auswahl, error, refetch } = useQuery({ ...selectionQuery, select: ({ typen, personen }) => ({ typen, personen }) })
  const vorgabe = useQuery(defaultQuery(aus, vorgaben))
  const [entwurf, setEntwurf] = useState(() => asEntwurf(readEntwurf(me), { klientId, aus, quelle }))
  const errors = error ?? vorgabe.error ?? source.error
  if (errors !== null) {
    return <ErrorState error={errors} onRetry={() => (source.retry(), void Promise.all([refetch(), vorgabe.refetch()]))} />
  }
  if (auswahl === undefined || vorgabe.data === undefined || quote === undefined) return <ListSkeleton rows={4} height={120} />
  const { typen, personen } = auswahl
  if (typen.length === 0) return <Alert tone="info">{t('neu.keine')}</Alert>
  const start =
    aus === null || vorgabe.data === null ? { ...emptyBesuch({ klientId, typ }), dringlichkeit } : fromDefault(aus, vorgabe.data)
  const empty = {
    ...start,
    ...(quote !== null && { quelle, anlass: quoteOf(quote, anlassMaxLength) }),
    typ: typen.find((one) => one.typ === start.typ)?.typ ?? typen[0]?.typ ?? null,
    personIds: personen.filter(({ id }) => id === me).map(({ id }) => id),
  }
  return (
    <Stack gap="md">
      {entwurf !== null && (
        <Alert
          tone="info"
          actions={
            <Button
              look="secondary"
              onClick={() => {
                forgetEntwurf()
                setEntwurf(null)
              }}
            >
              {t('neu.vonVorn')}
            </Button>
          }
        >
          {t('neu.entwurf')}
        </Alert>
      )}
      <BesuchFormular
        key={entwurf === null ? 'neu' : 'entwurf'}
        start={entwurf ?? empty}
        seite={seite}
        typen={typen}
        onMade={(id) => source.keepMade('hausbesuch', id)}
      />
    </Stack>
  )
}
