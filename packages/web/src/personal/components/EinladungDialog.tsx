import type { PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import { formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useEinladungTaten } from '../personal.queries.ts'
import { personalTexts } from '../personal.texts.ts'

export function EinladungDialog({
  einladung: { id, name, email, rolle, beruf, linkBis },
  onClose,
}: {
  einladung: PersonalListRow
  onClose: () => void
}) {
  const t = useTexts(personalTexts)
  const { erneut, zurueckziehen } = useEinladungTaten()
  const danach = (satz: string) => ({
    onSuccess: () => {
      toastSuccess(satz)
      onClose()
    },
  })
  const error = erneut.error ?? zurueckziehen.error
  const applies = linkBis !== null && Date.parse(linkBis) > Date.now()
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('einladung.titel', { name })}
      actions={
        <>
          <Button
            look="danger"
            busy={zurueckziehen.isPending}
            onClick={() => zurueckziehen.mutate(id, danach(t('einladung.zurueckgezogen')))}
          >
            {t('einladung.zurueckziehen')}
          </Button>
          <Button busy={erneut.isPending} onClick={() => erneut.mutate(id, danach(t('einladung.erneutFertig')))}>
            {t('einladung.erneut')}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState error={error} />}
      <Facts
        facts={[
          { label: t('person.email'), value: email },
          { label: t('person.rolle'), value: t(`rolle.${rolle}`) },
          { label: t('person.beruf'), value: t(`beruf.${beruf}`) },
        ]}
      />
      <Text>{applies ? t('einladung.gilt', { bis: formatDateTime(linkBis) }) : t('einladung.abgelaufen')}</Text>
    </Dialog>
  )
}
