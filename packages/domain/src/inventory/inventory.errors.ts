import { errorTable } from '../shared/refusal.ts'

export const inventoryErrors = errorTable({
  conflict: {
    'inventory.veraltet': [
      'Jemand hat dieses Produkt inzwischen geändert. Bitte öffnen Sie es noch einmal.',
      'Someone has changed this product in the meantime. Please open it again.',
    ],
    'inventory.zu_wenig': [
      'So viel liegt dort nicht, oder es ist gesperrt oder verfallen. Bitte prüfen Sie Menge, Charge und Ort.',
      'There is not that much there, or it is blocked or expired. Please check quantity, batch and place.',
    ],
    'inventory.ort_belegt': [
      'An diesem Ort liegt noch etwas. Bitte räumen Sie ihn zuerst.',
      'There is still something at this place. Please empty it first.',
    ],
  },
  unprocessable: {
    'inventory.zuordnung_unbekannt': [
      'Diese Zuordnung gibt es nicht mehr. Bitte wählen Sie eine andere.',
      'This choice no longer exists. Please choose another one.',
    ],
    'inventory.ort_unbekannt': [
      'Diesen Ort gibt es nicht. Bitte wählen Sie einen anderen.',
      'This place does not exist. Please choose another one.',
    ],
    'inventory.ohne_code': [
      'Ohne Code und Charge lässt sich ein Rückruf nicht zuordnen. Bitte tragen Sie zuerst den Code des Produkts ein.',
      'A recall cannot be matched without code and batch. Please enter the code of the product first.',
    ],
    'inventory.zu_viele': [
      'Mehr davon sind nicht möglich. Bitte löschen Sie zuerst etwas.',
      'You cannot have more of these. Please delete some first.',
    ],
  },
})
