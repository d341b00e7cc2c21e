import type { VerzeichnisZeile } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Text } from '../../../ui/layout.ts'
import { toastSuccess } from '../../../ui/toast.tsx'
import { useSetzeStatus } from '../../profil.queries.ts'
import { profilTexts } from '../../profil.texts.ts'
import { GrundDialog } from '../GrundDialog.tsx'

/** Activates a house, or locks an active one; always with a reason. */
export function StatusKnopf({ organisation: { id, name, status } }: { organisation: Pick<VerzeichnisZeile, 'id' | 'name' | 'status'> }) {
  const t = useTexts(profilTexts)
  const [offen, setOffen] = useState(false)
  const setzen = useSetzeStatus()
  const wort = status === 'AKTIV' ? 'sperren' : 'freischalten'
  return (
    <>
      <Button look="secondary" aria-label={t(`plattform.${wort}Von`, { name })} onClick={() => setOffen(true)}>
        {t(`plattform.${wort}`)}
      </Button>
      {offen && (
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
          onClose={() => setOffen(false)}
        />
      )}
    </>
  )
}
