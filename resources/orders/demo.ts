import { declareDemo } from '../language/demo/declareDemo';
import { buildingTypes } from './buildingTypes';

export const buildingTypesDemo = declareDemo(buildingTypes, {
  rows: [
    { name: 'Bungalow or house', description: 'One household on its own plot' },
    { name: 'Apartment', description: 'A flat in a block' },
    { name: 'Hostel', description: 'Rooms around a shared corridor' },
    { name: 'Office', description: 'A floor or suite of a commercial building' },
    { name: 'Shop or arcade', description: 'A lock-up or a unit of an arcade' },
    { name: 'Hotel or guest house', description: 'Rooms with one network for guests and one for the house' },
    { name: 'Clinic or hospital', description: 'Wards, a laboratory and an office' },
    { name: 'Warehouse or factory', description: 'A large hall on an industrial estate' },
    { name: 'Gated estate', description: 'Houses behind one gate with its own ducts' },
    { name: 'Mixed use', description: 'Shops below, flats above' },
    { name: 'School or church', description: 'An institution with several buildings' },
  ],
});
