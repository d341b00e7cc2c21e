import type { BesuchTyp } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { serienTypen } from '@dreiklang/domain/serie/serie'
import { type SerienAngaben, serieContract } from '@dreiklang/domain/serie/serie.contract'
import type { Bundesland } from '@dreiklang/domain/shared/feiertage'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { usePage } from '../../hausbesuch/components/anzeige.tsx'
import { todayInBerlin } from '../../shared/useToday.ts'
import { seriePath, serienPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { selectionQuery } from '../../hausbesuch/hausbesuch.queries.ts'
import { useGoTo, useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { SerienFormular } from '../components/SerienFormular.tsx'
import { contentFrom, emptySerie, type SerienValues } from '../components/serienValues.ts'
import { createSerie, defaultsQuery, reload } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'

const search = z.object({ klientId: z.uuid().nullable().default(null) })

export function NewSeriePage() {
  const t = useSerieTexts()
  return (
    <>
      <PageHeader title={t('neu.titel')} above={<Link to={serienPath}>{t('alle')}</Link>} />
      {usePage() === null ? <Alert tone="info">{t('nichtIhre')}</Alert> : <Laden />}
    </>
  )
}

function Laden() {
  const t = useSerieTexts()
  const auswahl = useQuery(selectionQuery)
  const defaults = useQuery(defaultsQuery)
  const error = auswahl.error ?? defaults.error
  if (error !== null) {
    const nochmal = () => void Promise.all([auswahl.refetch(), defaults.refetch()])
    return <ErrorState error={error} onRetry={nochmal} />
  }
  if (auswahl.data === undefined || defaults.data === undefined) return <ListSkeleton rows={4} height={120} />
  const typen = auswahl.data.typen.filter(({ typ, planen }) => planen && serienTypen.includes(typ)).map(({ typ }) => typ)
  if (typen.length === 0) return <Alert tone="info">{t('keineArt')}</Alert>
  return <Formular typen={typen} bundesland={defaults.data.bundesland} />
}

function Formular({ typen, bundesland }: { typen: readonly BesuchTyp[]; bundesland: Bundesland | null }) {
  const t = useSerieTexts()
  const { id: me } = useUser()
  const [{ klientId }] = useSearchState(search)
  const client = useQueryClient()
  const goTo = useGoTo()
  const key = useDeedKey()
  const formular = useSchemaForm<SerienValues, SerienAngaben>({
    initialValues: emptySerie({ klientId, typ: typen[0] ?? null, bundesland, personIds: [me], gueltigVon: todayInBerlin() }),
    schema: serieContract.create.body,
    toBody: (values) => ({ ...contentFrom(values), klientId: values.klientId, typ: values.typ }),
    submit: async (body) => {
      const { id, wirkung } = await createSerie(body, key(body))
      reload(client)
      toastSuccess(t('neu.getan', { anzahl: wirkung.neu }))
      goTo(seriePath(id), { replace: true })
    },
  })
  return <SerienFormular formular={formular} serieId={null} typen={typen} senden={t('neu.anlegen')} zurueck={serienPath} />
}
