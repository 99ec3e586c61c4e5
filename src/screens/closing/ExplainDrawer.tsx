import { DIFFERENCE_TODO } from '../../../contract/closing/close';
import { closeActions } from '../../../resources/closing/actions';
import { useWording } from '../../i18n/useWording';
import { HelperText } from '../../ui/texts/HelperText';
import { DeclaredDrawer } from '../actions/DeclaredDrawer';
import type { Difference } from './Difference';

interface Props {
  difference: Difference;
  onClose(): void;
}

/** Records why a difference remains; once explained, it does not prevent the close. */
export function ExplainDrawer({ difference: { id, kind, dateUpdated }, onClose }: Props) {
  const { t, word, wordsOf } = useWording();
  return (
    <DeclaredDrawer
      action={closeActions.explainDifference}
      title={t('close.explainDifference', { kind: wordsOf(kind) })}
      submitLabel={t('close.explain')}
      params={{ id }}
      version={dateUpdated}
      done={() => t('close.explained')}
      onClose={onClose}
    >
      <HelperText>{word(DIFFERENCE_TODO[kind])}</HelperText>
    </DeclaredDrawer>
  );
}
