import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import { AbsagenDialog } from './AbsagenDialog.tsx'
import { AblehnenDialog } from './AblehnenDialog.tsx'
import { BeginnenDialog } from './BeginnenDialog.tsx'
import { AntwortenDialog, RueckfragenDialog } from './GespraechDialog.tsx'
import { NichtAntreffenDialog } from './NichtAntreffenDialog.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { TextDialog } from './TextDialog.tsx'
import type { SchrittProps } from './useSchritt.ts'

/** Setting out needs no words; a visit is finished on its sheet. */
export type DialogHandlung = Exclude<PersonenHandlung, 'losfahren' | 'abschliessen'>

export function SchrittWahl({ handlung, ...schritt }: SchrittProps & { handlung: DialogHandlung }) {
  switch (handlung) {
    case 'annehmen':
    case 'verschieben':
      return <PlanDialog handlung={handlung} {...schritt} />
    case 'ablehnen':
      return <AblehnenDialog {...schritt} />
    case 'rueckfragen':
      return <RueckfragenDialog {...schritt} />
    case 'antworten':
      return <AntwortenDialog {...schritt} />
    case 'absagen':
      return <AbsagenDialog {...schritt} />
    case 'beginnen':
      return <BeginnenDialog {...schritt} />
    case 'nichtAntreffen':
      return <NichtAntreffenDialog {...schritt} />
    case 'abbrechen':
    case 'nachtragen':
      return <TextDialog handlung={handlung} {...schritt} />
  }
}
