import type { AbwesenheitEntry } from '@dreiklang/domain/klient/abwesenheit.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useState } from 'react'
import { Checkbox } from '../../../form/choiceFields.tsx'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { Disclosure, Stack } from '../../../ui/layout.tsx'
import { toastError } from '../../../ui/toast.tsx'
import { useVerlaufTexts } from '../../klient.texts.ts'
import { useTick } from '../../verlauf.queries.ts'

interface RueckkehrlisteProps {
  klientId: string
  abwesenheit: Pick<AbwesenheitEntry, 'id' | 'bis' | 'aufgaben'>
}

export function Rueckkehrliste({ klientId, abwesenheit: { id, bis, aufgaben } }: RueckkehrlisteProps) {
  const t = useVerlaufTexts()
  const haken = useTick(klientId, id)
  const offene = aufgaben.filter(({ erledigtAm }) => erledigtAm === null).length
  const [opened, setOpened] = useState(offene > 0)
  const today = berlinDate(new Date().toISOString())
  if (bis === null || aufgaben.length === 0) return null

  const hinweis = ({ frist, erledigtAm, erledigtVon }: AbwesenheitEntry['aufgaben'][number]): string | undefined => {
    if (erledigtAm !== null) return t('abwesenheit.erledigt', { am: formatDateTime(erledigtAm), person: erledigtVon ?? '' })
    if (frist === null) return undefined
    return t(frist < today ? 'abwesenheit.fristVorbei' : 'abwesenheit.frist', { datum: formatDate(frist) })
  }
  return (
    <Disclosure
      label={t('abwesenheit.liste', { datum: formatDate(bis) })}
      summary={offene === 0 ? t('abwesenheit.alleErledigt') : t('abwesenheit.offen', { count: offene })}
      opened={opened}
      onToggle={setOpened}
    >
      <Stack gap="md">
        {aufgaben.map((one) => (
          <Checkbox
            key={one.aufgabe}
            label={t(`abwesenheit.aufgabe.${one.aufgabe}`)}
            description={hinweis(one)}
            checked={one.erledigtAm !== null}
            onChange={(event) => haken.mutate({ aufgabe: one.aufgabe, erledigt: event.currentTarget.checked }, { onError: toastError })}
          />
        ))}
      </Stack>
    </Disclosure>
  )
}
