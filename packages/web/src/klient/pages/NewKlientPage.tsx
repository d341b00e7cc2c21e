import { useDeedKey } from '../../form/useSchemaForm.ts'
import { useGoTo } from '../../shared/searchState.ts'
import { Alert } from '../../ui/feedback.tsx'
import { Link } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { KlientFormular } from '../components/KlientFormular.tsx'
import { useMayMaintainKlienten } from '../components/useMayMaintainKlienten.ts'
import { klientenPath, klientPath } from '../klient.paths.ts'
import { useAdmitKlient } from '../klient.queries.ts'
import { useKlientTexts } from '../klient.texts.ts'

export function NewKlientPage() {
  const t = useKlientTexts()
  const goTo = useGoTo()
  const darfPflegen = useMayMaintainKlienten()
  const aufnehmen = useAdmitKlient()
  const deedKey = useDeedKey()
  return (
    <>
      <PageHeader title={t('formular.neu')} above={<Link to={klientenPath}>{t('akte.alle')}</Link>} />
      {darfPflegen ? (
        <KlientFormular
          save={async (angaben) => {
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
