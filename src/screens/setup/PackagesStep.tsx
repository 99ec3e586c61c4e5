import Box from '@mui/material/Box';
import { useGetList } from 'react-admin';
import { Link } from 'react-router-dom';
import type { RecordOf } from '../../../resources/language/defineResource';
import { products } from '../../../resources/subscriptions/products';
import { useWording } from '../../i18n/useWording';
import { ActionButton } from '../../ui/buttons/ActionButton';
import { Panel } from '../../ui/frames/Panel';
import { FactList } from '../../ui/texts/FactList';
import { HelperText } from '../../ui/texts/HelperText';

/** The step for the first packages. */
export function PackagesStep() {
  const { t, formatMoney } = useWording();
  const { data = [] } = useGetList<RecordOf<typeof products>>(products.name, {
    pagination: { page: 1, perPage: 20 },
    sort: { field: 'price', order: 'ASC' },
  });
  return (
    <Panel
      title={t('setup.stepPackages')}
      action={
        <ActionButton icon="plus" component={Link} to="/products?create">
          {t('setup.addPackage')}
        </ActionButton>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HelperText>{t('setup.packagesAbout')}</HelperText>
        {data.length ? (
          <FactList facts={data.map(({ name, price }) => [name, formatMoney(price)])} />
        ) : (
          <HelperText>{t('setup.noPackages')}</HelperText>
        )}
      </Box>
    </Panel>
  );
}
