import { anliegenArten, anliegenStatus } from '@dreiklang/domain/anliegen/anliegen'
import { anliegenContract } from '@dreiklang/domain/anliegen/anliegen.contract'
import { defineList } from '../../liste/components/listForm.ts'

export const anliegenList = defineList({
  id: 'anliegen.eingang',
  call: anliegenContract.list,
  schluessel: ['anliegen', 'liste'],
  filter: {
    status: { art: 'mehrfach', werte: anliegenStatus },
    art: { art: 'mehrfach', werte: anliegenArten },
    nurMeine: { art: 'schalter' },
  },
  reiter: [
    { id: 'offen', fest: { status: ['NEU', 'IN_ARBEIT'] } },
    { id: 'abgeschlossen', fest: { status: ['ERLEDIGT', 'ABGELEHNT'] } },
    { id: 'alle' },
  ],
  sortierungen: ['neueste'],
})
