import type { VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSetzeStatus } from '../../profil.queries.ts'
import { profilTexts } from '../../profil.texts.ts'
import { GrundDialog } from '../GrundDialog.tsx'

export const statusWort = ({ status }: Pick<VerzeichnisZeile, 'status'>) => (status === 'AKTIV' ? 'sperren' : 'freischalten')

/** Activates an organisation, or locks an active one; always with a reason. */
export function StatusDialog({ organisation, onClose }: { organisation: VerzeichnisZeile; onClose: () => void }) {
  const t = useTexts(profilTexts)
  const setzen = useSetzeStatus()
  const { id, name } = organisation
  const wort = statusWort(organisation)
  return (
    <GrundDialog
      titel={t(`plattform.${wort}Von`, { name })}
      text={<Text size="sm">{t(`plattform.${wort}Text`)}</Text>}
      grundWort={t('plattform.statusGrund')}
      knopf={t(`plattform.${wort}`)}
      gefahr={wort === 'sperren'}
      tue={async (grund, schluessel) => {
        await setzen.mutateAsync({ organisationId: id, status: wort === 'sperren' ? 'GESPERRT' : 'AKTIV', grund, schluessel })
        toastSuccess(t('plattform.geaendert', { name }))
      }}
      onClose={onClose}
    />
  )
}
