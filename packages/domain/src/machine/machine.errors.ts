import { errorTable } from '../shared/refusal.ts'

export const machineErrors = errorTable({
  conflict: {
    'machine.beendet': ['Dieser Zugang ist beendet. Bitte legen Sie einen neuen an.', 'This access has ended. Please add a new one.'],
  },
  unprocessable: {
    'machine.zu_viele': [
      'Mehr als 20 Zugänge sind nicht möglich. Bitte beenden Sie zuerst einen, den Sie nicht mehr brauchen.',
      'You can have at most 20 accesses. Please end one that you no longer need first.',
    ],
  },
})
