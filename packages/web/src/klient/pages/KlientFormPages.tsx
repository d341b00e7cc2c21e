import { klientContract, type KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { useGoTo, usePathParams } from '../../shared/searchState.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Link } from '../../ui/Link.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ErrorState, ListSkeleton } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { KlientFormular } from '../components/KlientFormular.tsx'
import { useDarfKlientenPflegen } from '../components/useDarfKlientenPflegen.ts'
import { klientenPath, klientPath } from '../klient.paths.ts'
import { klientQuery, useAendereKlient, useNimmKlientAuf } from '../klient.queries.ts'
import { klientTexts } from '../klient.texts.ts'

const params = z.object({ klientId: z.uuid() })

export function NeuerKlientPage() {
  const t = useTexts(klientTexts)
  const goTo = useGoTo()
  const darfPflegen = useDarfKlientenPflegen()
  const aufnehmen = useNimmKlientAuf()
  const deedKey = useDeedKey()
  return (
    <>
      <PageHeader title={t('formular.neu')} above={<Link to={klientenPath}>{t('akte.alle')}</Link>} />
      {darfPflegen ? (
        <KlientFormular
          klient={null}
          schema={klientContract.create.body}
          speichere={async (angaben) => {
            const { id } = await aufnehmen.mutateAsync({ angaben, schluessel: deedKey(angaben) })
            toastSuccess(t('formular.aufgenommen', { name: `${angaben.vorname} ${angaben.nachname}` }))
            goTo(klientPath(id), { replace: true })
          }}
        />
      ) : (
        <Alert tone="info">{t('formular.nurLeitung')}</Alert>
      )}
    </>
  )
}

export function KlientBearbeitenPage() {
  const t = useTexts(klientTexts)
  const { klientId } = usePathParams(params)
  const darfPflegen = useDarfKlientenPflegen()
  // What is typed must not be replaced under the hands by a refetch: the form begins anew with another version only.
  const { data: klient, error, refetch } = useQuery({ ...klientQuery(klientId), refetchOnWindowFocus: false, refetchOnReconnect: false })
  const titel = klient === undefined ? t('akte.bearbeiten') : t('formular.bearbeiten', { name: `${klient.vorname} ${klient.nachname}` })
  return (
    <>
      <PageHeader title={titel} above={<Link to={klientPath(klientId)}>{t('akte.stammdaten')}</Link>} />
      {!darfPflegen && <Alert tone="info">{t('formular.nurLeitung')}</Alert>}
      {darfPflegen && error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {darfPflegen && klient === undefined && error === null && <ListSkeleton rows={5} height={96} />}
      {darfPflegen && klient !== undefined && <Aenderung key={klient.version} klient={klient} onNeuLaden={() => void refetch()} />}
    </>
  )
}

function Aenderung({ klient, onNeuLaden }: { klient: KlientAntwort; onNeuLaden: () => void }) {
  const t = useTexts(klientTexts)
  const goTo = useGoTo()
  const aendern = useAendereKlient(klient.id)
  const deedKey = useDeedKey()
  return (
    <KlientFormular
      klient={klient}
      schema={klientContract.update.body}
      onNeuLaden={onNeuLaden}
      speichere={async (angaben) => {
        await aendern.mutateAsync({ angaben, schluessel: deedKey(angaben) })
        toastSuccess(t('formular.gespeichert'))
        goTo(klientPath(klient.id))
      }}
    />
  )
}
