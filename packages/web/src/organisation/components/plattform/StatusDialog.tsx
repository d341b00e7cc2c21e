import type { VerzeichnisListRow } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSetStatus } from '../../profil.queries.ts'
import { profilTexts } from '../../profil.texts.ts'
import { GrundDialog } from '../GrundDialog.tsx'

export const statusWord = ({ status }: Pick<VerzeichnisListRow, 'status'>) => (status === 'AKTIV' ? 'sperren' : 'freischalten')

export function StatusDialog({ organisation, onClose }: { organisation: VerzeichnisListRow; onClose: () => void }) {
  const t = useTexts(profilTexts)
  const setzen = useSetStatus()
  const { id, name } = organisation
  const word = statusWord(organisation)
  return (
    <GrundDialog
      titel={t(`plattform.${word}Von`, { name })}
      text={<Text size="sm">{t(`plattform.${word}Text`)}</Text>}
      grundWort={t('plattform.statusGrund')}
      knopf={t(`plattform.${word}`)}
      gefahr={word === 'sperren'}
      run={async (grund, schluessel) => {
        await setzen.mutateAsync({ organisationId: id, status: word === 'sperren' ? 'GESPERRT' : 'AKTIV', grund, schluessel })
        toastSuccess(t('plattform.geaendert', { name }))
      }}
      onClose={onClose}
    />
  )
}
